import type { Text } from '#frontend/i18n/message-id.ts';
import { authCode, authText } from '#frontend/lib/auth/auth-error.ts';

/** Why a link did not sign in; each reason has its own solution. */
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

/** The meaning of a refused link, by the code of the provider's error. */
export const linkRefusal = (error: unknown): LinkRefusal =>
  refusals[authCode(error) ?? ''] ?? { reason: 'failed', text: authText(error, 'auth.loginError') };

/** Whether a query belongs to a sign-in link: it has a code and the right mode. */
export const isLinkQuery = (query: URLSearchParams): boolean =>
  query.get('mode') === 'signIn' && Boolean(query.get('oobCode'));
