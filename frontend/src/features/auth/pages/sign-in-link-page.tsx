import { PageSkeleton } from '../../../components/page/page-skeleton.tsx';
import { useSession } from '../../../lib/auth/session.ts';
import { AuthFrame } from '../components/auth-frame.tsx';
import { AddressForm } from '../link/address-form.tsx';
import { LinkProgress } from '../link/link-progress.tsx';
import { RefusedLink } from '../link/refused-link.tsx';
import { SwitchAccount } from '../link/switch-account.tsx';
import { useLinkSignIn, type LinkSignIn } from '../link/use-link-sign-in.ts';

const intros = {
  working: 'auth.link.workingIntro',
  ask: 'auth.link.askIntro',
  switch: 'auth.link.switchIntro',
  refused: 'auth.link.refusedIntro',
} as const;

const Step = ({ step, answer, switchAccount, retry }: LinkSignIn) => {
  switch (step.name) {
    case 'working':
      return <LinkProgress email={step.email} />;
    case 'ask':
      return <AddressForm email={step.email} refusal={step.refusal?.text} onAnswer={answer} />;
    case 'switch':
      return <SwitchAccount email={step.email} current={step.current} onSwitch={switchAccount} />;
    case 'refused':
      return <RefusedLink email={step.email} refusal={step.refusal} onRetry={retry} />;
  }
};

const Landing = () => {
  const signIn = useLinkSignIn();
  return (
    <AuthFrame title="auth.link.title" intro={intros[signIn.step.name]}>
      <Step {...signIn} />
    </AuthFrame>
  );
};

/** Where the link of an invitation, or of a sign-in by e-mail, leads. */
const SignInLinkPage = () => (useSession().status === 'loading' ? <PageSkeleton /> : <Landing />);

export default SignInLinkPage;
