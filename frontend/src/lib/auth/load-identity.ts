import { loadFile } from '../new-version.ts';
import type * as EmailLink from './email-link.ts';
import type * as Identity from './identity.ts';
import type * as SecondStep from './second-step.ts';

/** The identity provider's client, loaded when it is first needed. */
export const loadIdentity = (): Promise<typeof Identity> => loadFile(() => import('./identity.ts'));

/** Sign-in by links sent by e-mail, loaded when it is first needed. */
export const loadEmailLink = (): Promise<typeof EmailLink> =>
  loadFile(() => import('./email-link.ts'));

/** The second step of a sign-in, loaded when an account asks for it. */
export const loadSecondStep = (): Promise<typeof SecondStep> =>
  loadFile(() => import('./second-step.ts'));
