import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { PageSkeleton } from '#frontend/components/page/page-skeleton.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useSession } from '#frontend/lib/auth/session.ts';
import { AuthFrame } from '../components/auth-frame.tsx';
import { AddressForm } from '../components/link/address-form.tsx';
import { ConfirmAccount } from '../components/link/confirm-account.tsx';
import { RefusedLink } from '../components/link/refused-link.tsx';
import { useLinkSignIn, type LinkSignIn, type LinkStep } from '../hooks/use-link-sign-in.ts';

/** Shown while the link is being opened. */
const LinkProgress = ({ email }: { readonly email: string }) => (
  <Box
    role="status"
    sx={{ display: 'flex', alignItems: 'center', gap: 2, overflowWrap: 'anywhere' }}
  >
    <CircularProgress size={24} aria-hidden />
    <Box component="span" sx={{ minWidth: 0 }}>
      <Message id="auth.link.working" values={{ email }} />
    </Box>
  </Box>
);

const introOf = (step: LinkStep) => {
  const switches = step.name === 'confirm' && step.current !== undefined;
  return switches ? 'auth.link.switchIntro' : (`auth.link.${step.name}Intro` as const);
};

const Step = ({ step, answer, proceed }: LinkSignIn) => {
  switch (step.name) {
    case 'confirm':
      return <ConfirmAccount email={step.email} current={step.current} onProceed={proceed} />;
    case 'ask':
      return <AddressForm email={step.email} refusal={step.refusal?.text} onAnswer={answer} />;
    case 'working':
      return <LinkProgress email={step.email} />;
    case 'refused':
      return <RefusedLink email={step.email} refusal={step.refusal} onRetry={proceed} />;
  }
};

const Landing = () => {
  const signIn = useLinkSignIn();
  return (
    <AuthFrame title="auth.link.title" intro={introOf(signIn.step)}>
      <Step {...signIn} />
    </AuthFrame>
  );
};

/** The page that the links of invitations and mailed sign-ins open. */
const SignInLinkPage = () => (useSession().status === 'loading' ? <PageSkeleton /> : <Landing />);

export default SignInLinkPage;
