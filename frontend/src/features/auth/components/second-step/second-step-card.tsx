import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { AuthFrame } from '../auth-frame.tsx';
import type { Challenge } from '../../model/sign-in.ts';

const CodeForm = lazyComponent(() => import('./code-form.tsx'));

interface Props {
  readonly challenge: Challenge;
  readonly onBack: () => void;
}

/** Replaces a visitor's page when the account requires a second step. */
export const SecondStepCard = ({ challenge, onBack }: Props) => {
  const hasApp = challenge.step.apps.length > 0;
  return (
    <AuthFrame
      title="auth.secondStep.title"
      intro={hasApp ? 'auth.secondStep.intro' : 'auth.secondStep.phoneIntro'}
    >
      <Stack sx={{ gap: 2.5 }}>
        {hasApp ? (
          <CodeForm challenge={challenge} />
        ) : (
          <Alert severity="warning">
            <Message id="auth.secondStep.phoneOnly" />
          </Alert>
        )}
        <TextButton label="auth.backToLogin" color="inherit" onClick={onBack} />
      </Stack>
    </AuthFrame>
  );
};
