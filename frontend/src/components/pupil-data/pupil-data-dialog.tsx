import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { putPupilDataNotice } from '#shared/contracts/pupil-data-notice.ts';
import { lifetimes } from '#shared/model/lifetimes.ts';
import { noticeVersion } from '#shared/model/pupil-data-notice.ts';
import { Message } from '../../i18n/message.tsx';
import type { Text } from '../../i18n/message-id.ts';
import { textOfError } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/client.ts';
import type { PupilDataQuestion } from '../../lib/resources/pupil-data-question.ts';

const days = {
  saved: lifetimes.savedClass.days,
  upload: lifetimes.upload.days,
  backup: lifetimes.backup.days,
};

const parts = [
  ['pupilData.what', 'pupilData.whatText'],
  ['pupilData.where', 'pupilData.whereText'],
  ['pupilData.howLong', 'pupilData.howLongText'],
  ['pupilData.duty', 'pupilData.dutyText'],
] as const;

/** What happens with pupils' data, for a teacher to accept before the first of it is sent. */
const PupilDataDialog = ({ answer }: Pick<PupilDataQuestion, 'answer'>) => {
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Text>();
  const accept = async (): Promise<void> => {
    setBusy(true);
    try {
      await call(putPupilDataNotice, { body: { version: noticeVersion } });
      answer(true);
    } catch (error) {
      setProblem(textOfError(error));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      maxWidth="sm"
      fullWidth
      aria-labelledby={id}
      onClose={(_, reason) => reason === 'escapeKeyDown' && !busy && answer(false)}
    >
      <DialogTitle id={id}>
        <Message id="pupilData.title" />
      </DialogTitle>
      {/* A reader without a mouse can scroll what is longer than the screen. */}
      <DialogContent tabIndex={0} sx={{ display: 'grid', gap: 1.5 }}>
        <Typography color="textSecondary">
          <Message id="pupilData.intro" />
        </Typography>
        {parts.map(([title, text]) => (
          <section key={title}>
            <Typography variant="h3" component="h3" sx={{ fontSize: '1rem', mb: 0.25 }}>
              <Message id={title} />
            </Typography>
            <Typography>
              <Message id={text} values={days} />
            </Typography>
          </section>
        ))}
        {problem && (
          <Alert severity="error">
            <Message {...problem} />
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button color="inherit" aria-disabled={busy} onClick={() => !busy && answer(false)}>
          <Message id="pupilData.decline" />
        </Button>
        <Button
          variant="contained"
          aria-disabled={busy}
          onClick={() => {
            if (!busy) void accept();
          }}
        >
          <Message id="pupilData.accept" />
        </Button>
      </DialogActions>
    </Dialog>
  );
};

export default PupilDataDialog;
