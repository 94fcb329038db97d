import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { notify } from '../../lib/notifications/notifications.ts';
import { notifyError } from '../../lib/notifications/notify-error.ts';
import { useChooseLearning } from '../../lib/resources/use-hand.ts';
import { TextButton } from '../page/text-button.tsx';

/** Lets the reader learn the teacher's handwriting. */
export const LearnButton = ({ onLearning }: { readonly onLearning?: () => void }) => {
  const choose = useChooseLearning();
  const [busy, setBusy] = useState(false);
  const learn = async (): Promise<void> => {
    setBusy(true);
    try {
      await choose(true);
      notify('success', 'hand.begun');
      onLearning?.();
    } catch (error) {
      notifyError(error, 'hand.failed');
    }
    setBusy(false);
  };
  return (
    <TextButton
      label="hand.learn"
      variant="outlined"
      icon={Pencil}
      disabled={busy}
      onClick={() => void learn()}
    />
  );
};
