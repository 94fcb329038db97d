import { loadFile } from '../new-version.ts';
import type * as EmailLink from './email-link.ts';
import type * as Identity from './identity.ts';
import type * as SecondStep from './second-step.ts';

/** Loads the identity provider's client when it is first needed. */
export const loadIdentity = (): Promise<typeof Identity> => loadFile(() => import('./identity.ts'));

/** Loads the sign-in by mailed link when it is first needed. */
export const loadEmailLink = (): Promise<typeof EmailLink> =>
  loadFile(() => import('./email-link.ts'));

/** Loads the second step of a sign-in when an account requires it. */
export const loadSecondStep = (): Promise<typeof SecondStep> =>
  loadFile(() => import('./second-step.ts'));
