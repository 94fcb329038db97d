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
  const told = typeof state === 'object' && state !== null ? state : {};
  return {
    email: 'email' in told && typeof told.email === 'string' ? told.email : '',
    mailed: 'mailed' in told && told.mailed === true,
    isNew: 'isNew' in told && told.isNew === true,
  };
};
