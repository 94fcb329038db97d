import type * as Identity from './identity.ts';

/** The identity provider's client, loaded when it is first needed. */
export const loadIdentity = (): Promise<typeof Identity> => import('./identity.ts');
