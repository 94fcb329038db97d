import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { FormattedDate } from 'react-intl';
import type { LearntHand } from '#shared/model/hand.ts';
import { Message } from '../../i18n/message.tsx';
import { textOfError } from '../../lib/api/api-error.ts';
import { announce } from '../../lib/notifications/notifications.ts';
import { notifyError } from '../../lib/notifications/notify-error.ts';
import { useChooseLearning, useHand } from '../../lib/resources/use-hand.ts';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { LearnButton } from './learn-button.tsx';
import { TextButton } from '../page/text-button.tsx';

/** What was learnt, and the button that has it forgotten. */
const Learnt = ({ since, pages, marks }: LearntHand) => {
  const choose = useChooseLearning();
  const [asking, setAsking] = useState(false);
  const forget = async (): Promise<void> => {
    try {
      await choose(false);
      announce('hand.forgotten');
    } catch (error) {
      notifyError(error, 'hand.failed');
    }
  };
  const when = <FormattedDate value={since} dateStyle="long" />;
  return (
    <>
      <Typography sx={{ mb: 0.5, fontWeight: 500 }}>
        <Message id="hand.since" values={{ when }} />
      </Typography>
      <Typography sx={{ mb: 2.5 }}>
        <Message id="hand.learnt" values={{ pages, marks }} />
      </Typography>
      <TextButton label="hand.forget" color="error" icon={Trash2} onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={asking}
        title="hand.forgetTitle"
        text="hand.forgetText"
        confirm="hand.forget"
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void forget();
        }}
      />
    </>
  );
};

/** Lets a teacher choose whether the reader learns their handwriting, and says what is kept for that. */
export const HandCard = () => {
  const { data: hand, error } = useHand();
  return (
    <Card component="section" aria-labelledby="hand" sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Typography variant="h2" id="hand" sx={{ mb: 0.5 }}>
        <Message id="hand.title" />
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        <Message id="hand.text" />
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2.5 }}>
        <Message id="hand.kept" />
      </Typography>
      {hand ? (
        <Learnt {...hand} />
      ) : hand === null ? (
        <LearnButton />
      ) : error === undefined ? (
        <Skeleton variant="rounded" width={240} height={40} />
      ) : (
        <Typography role="alert">
          <Message {...textOfError(error)} />
        </Typography>
      )}
    </Card>
  );
};
