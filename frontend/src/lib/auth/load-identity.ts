type Identity = typeof import('./identity.ts');

/** The identity provider's client, loaded when it is first needed. */
export const loadIdentity = (): Promise<Identity> => import('./identity.ts');
