/** What the previous page passes to the login page, as navigation state. */
export interface LoginArrival {
  /** The address typed on the previous page. */
  readonly email: string;
  /** Whether a verification mail was sent to it. */
  readonly mailed: boolean;
  /** Whether the account was just created. */
  readonly isNew: boolean;
}

/** Parsed by hand: a schema would add its library to the first page that many users load. */
export const loginArrival = (state: unknown): LoginArrival => {
  const passed = typeof state === 'object' && state !== null ? state : {};
  return {
    email: 'email' in passed && typeof passed.email === 'string' ? passed.email : '',
    mailed: 'mailed' in passed && passed.mailed === true,
    isNew: 'isNew' in passed && passed.isNew === true,
  };
};
