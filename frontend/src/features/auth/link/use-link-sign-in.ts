import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { isToldAlready } from '../../../lib/auth/auth-error.ts';
import { loadEmailLink } from '../../../lib/auth/load-identity.ts';
import { useUser } from '../../../lib/auth/session.ts';
import { isEmail } from '../../../lib/forms/validators.ts';
import { notify } from '../../../lib/notifications/notifications.ts';
import { paths } from '../../../lib/paths.ts';
import { incompleteLink, isLinkQuery, linkRefusal, type LinkRefusal } from './link-refusal.ts';

export type LinkStep =
  | { readonly name: 'working'; readonly email: string }
  /** The link does not say whose it is, or said something wrong. */
  | { readonly name: 'ask'; readonly email: string; readonly refusal: LinkRefusal | undefined }
  /** Someone else is signed in here. */
  | { readonly name: 'switch'; readonly email: string; readonly current: string }
  | { readonly name: 'refused'; readonly email: string; readonly refusal: LinkRefusal };

export interface LinkSignIn {
  readonly step: LinkStep;
  readonly answer: (email: string) => void;
  /** Lets the link's account take the place of the one that is signed in. */
  readonly switchAccount: () => void;
  readonly retry: () => void;
}

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/**
 * Signs in with the link this page was opened by; why not, if it is refused. Where the link was good but no session
 * came of it, the user is told by the page it leads to.
 */
const signIn = async (email: string): Promise<LinkRefusal | undefined> => {
  try {
    await (await loadEmailLink()).signInByLink(email, location.href);
    notify('success', 'auth.loginSuccess');
    return undefined;
  } catch (error) {
    return isToldAlready(error) ? undefined : linkRefusal(error);
  }
};

/** Completes the sign-in of a link out of a mail, once, and then leads home. */
export const useLinkSignIn = (): LinkSignIn => {
  const [query] = useSearchParams();
  const user = useUser();
  const navigate = useNavigate();
  const [email, setEmail] = useState((query.get('email') ?? '').trim());
  const [agreed, setAgreed] = useState(false);
  const [refusal, setRefusal] = useState(isLinkQuery(query) ? undefined : incompleteLink);
  /** A link works once, so it must not be opened twice. */
  const opened = useRef(false);

  const stepNow = (): LinkStep => {
    if (refusal && refusal.reason !== 'other-address') return { name: 'refused', email, refusal };
    if (refusal || !isEmail(email)) return { name: 'ask', email, refusal };
    const current = user?.email ?? '';
    if (user && !agreed && !same(current, email)) return { name: 'switch', email, current };
    return { name: 'working', email };
  };
  const step = stepNow();

  const working = step.name === 'working';
  useEffect(() => {
    if (!working || opened.current) return;
    opened.current = true;
    void signIn(email).then(async (refused) => {
      if (!refused) {
        await navigate(paths.dashboard, { replace: true });
        return;
      }
      opened.current = false;
      setRefusal(refused);
    });
  }, [working, email, navigate]);

  return {
    step,
    answer: (address) => {
      setEmail(address);
      setRefusal(undefined);
    },
    switchAccount: () => setAgreed(true),
    retry: () => setRefusal(undefined),
  };
};
