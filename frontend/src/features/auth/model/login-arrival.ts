import { fieldIn } from '#frontend/lib/parse-stored.ts';

/** What the previous page passes to the login page, as navigation state. */
export interface LoginArrival {
  /** The address typed on the previous page. */
  readonly email: string;
  /** Whether a verification mail was sent to it. */
  readonly mailed: boolean;
  /** Whether the account was just created. */
  readonly isNew: boolean;
}

export const loginArrival = (state: unknown): LoginArrival => {
  const email = fieldIn(state, 'email');
  return {
    email: typeof email === 'string' ? email : '',
    mailed: fieldIn(state, 'mailed') === true,
    isNew: fieldIn(state, 'isNew') === true,
  };
};
