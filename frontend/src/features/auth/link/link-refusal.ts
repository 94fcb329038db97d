import type { Text } from '#frontend/i18n/message-id.ts';
import { authCode, authText } from '#frontend/lib/auth/auth-error.ts';

/** Why a link did not sign in: each has a way out of its own. */
export interface LinkRefusal {
  readonly reason: 'incomplete' | 'used' | 'no-account' | 'other-address' | 'failed';
  readonly text: Text;
}

export const incompleteLink: LinkRefusal = {
  reason: 'incomplete',
  text: { id: 'auth.link.incomplete' },
};

const refusals: Readonly<Record<string, LinkRefusal>> = {
  'auth/invalid-action-code': { reason: 'used', text: { id: 'auth.link.used' } },
  'auth/expired-action-code': { reason: 'used', text: { id: 'auth.link.used' } },
  'daftar/no-account': { reason: 'no-account', text: { id: 'auth.link.noAccount' } },
  'auth/invalid-email': { reason: 'other-address', text: { id: 'auth.link.otherAddress' } },
};

/** What a refused link means, by the code of the provider's error. */
export const linkRefusal = (error: unknown): LinkRefusal =>
  refusals[authCode(error) ?? ''] ?? { reason: 'failed', text: authText(error, 'auth.loginError') };

/** Whether the query of an address is that of a sign-in link: a code, and what it is for. */
export const isLinkQuery = (query: URLSearchParams): boolean =>
  query.get('mode') === 'signIn' && Boolean(query.get('oobCode'));
