/** What the page before has told the login page, as the state of the navigation. */
export interface LoginArrival {
  /** The address typed there. */
  readonly email: string;
  /** Whether a verification mail has gone to it. */
  readonly mailed: boolean;
  /** Whether the account has just been made. */
  readonly isNew: boolean;
}

/** By hand: a schema would bring its library to the first screen that many see. */
export const loginArrival = (state: unknown): LoginArrival => {
  const told = typeof state === 'object' && state !== null ? state : {};
  return {
    email: 'email' in told && typeof told.email === 'string' ? told.email : '',
    mailed: 'mailed' in told && told.mailed === true,
    isNew: 'isNew' in told && told.isNew === true,
  };
};
