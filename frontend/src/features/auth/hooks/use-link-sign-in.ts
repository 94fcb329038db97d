import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import { storeLocale } from '#frontend/i18n/device-locale.ts';
import { isToldAlready } from '#frontend/lib/auth/auth-error.ts';
import { loadEmailLink } from '#frontend/lib/auth/load-identity.ts';
import { useUser } from '#frontend/lib/auth/session.ts';
import { isEmail } from '#frontend/lib/forms/validators.ts';
import { notify } from '#frontend/lib/notifications/notifications.ts';
import { paths } from '#frontend/lib/paths.ts';
import {
  incompleteLink,
  isLinkQuery,
  linkRefusal,
  type LinkRefusal,
} from '../model/link-refusal.ts';

export type LinkStep =
  /** The link names its address; `current` is another signed-in user. */
  | { readonly name: 'confirm'; readonly email: string; readonly current: string | undefined }
  /** The link names no address or a wrong one. */
  | { readonly name: 'ask'; readonly email: string; readonly refusal: LinkRefusal | undefined }
  | { readonly name: 'working'; readonly email: string }
  | { readonly name: 'refused'; readonly email: string; readonly refusal: LinkRefusal };

export interface LinkSignIn {
  readonly step: LinkStep;
  readonly answer: (email: string) => void;
  /** Signs in with the link, replacing the current user. */
  readonly proceed: () => void;
}

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Signs in with the link in this page's address; returns why it is refused. The next page shows other errors. */
const signIn = async (email: string): Promise<LinkRefusal | undefined> => {
  try {
    await (await loadEmailLink()).signInByLink(email, location.href);
    notify('success', 'auth.loginSuccess');
    return undefined;
  } catch (error) {
    return isToldAlready(error) ? undefined : linkRefusal(error);
  }
};

/** Signs in with a mailed link after the user confirms: mail programs open links by themselves. */
export const useLinkSignIn = (): LinkSignIn => {
  const [query] = useSearchParams();
  const user = useUser();
  const navigate = useNavigate();
  const { locale } = useLocale();
  const [email, setEmail] = useState((query.get('email') ?? '').trim());
  const [working, setWorking] = useState(false);
  const [refusal, setRefusal] = useState(isLinkQuery(query) ? undefined : incompleteLink);
  /** The signed-in user, if their address is a different one. */
  const otherThan = (address: string): string | undefined => {
    const signedIn = user && (user.email ?? '');
    return signedIn !== undefined && !same(signedIn, address) ? signedIn : undefined;
  };

  const stepNow = (): LinkStep => {
    if (working) return { name: 'working', email };
    if (refusal && refusal.reason !== 'other-address') return { name: 'refused', email, refusal };
    if (refusal || !isEmail(email)) return { name: 'ask', email, refusal };
    return { name: 'confirm', email, current: otherThan(email) };
  };

  const open = async (address: string): Promise<void> => {
    setWorking(true);
    const refused = await signIn(address);
    if (refused) {
      setRefusal(refused);
      setWorking(false);
      return;
    }
    // The user read the mail in this language, so keep it for the next page.
    storeLocale(locale);
    await navigate(paths.dashboard, { replace: true });
  };

  return {
    step: stepNow(),
    proceed: () => void open(email),
    answer: (address) => {
      setEmail(address);
      setRefusal(undefined);
      // Typing the address confirms it, so no further question is needed.
      if (otherThan(address) === undefined) void open(address);
    },
  };
};
