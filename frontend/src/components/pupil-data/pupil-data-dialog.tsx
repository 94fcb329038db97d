import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { FormattedDate } from 'react-intl';
import { getPupilDataNotice, putPupilDataNotice } from '#shared/contracts/pupil-data-notice.ts';
import { lifetimes } from '#shared/model/lifetimes.ts';
import { noticeVersion } from '#shared/model/pupil-data-notice.ts';
import { Message } from '../../i18n/message.tsx';
import type { Text } from '../../i18n/message-id.ts';
import { textOfError } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/client.ts';
import type { PupilDataQuestion } from '../../lib/resources/pupil-data-question.ts';
import { useResource } from '../../lib/resources/use-resource.ts';
import { closeByKey } from '../dialog/close-requests.ts';
import { show } from '../form/form-error.tsx';

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

interface NoticeProps {
  readonly open: boolean;
  /** Above the text: why it is shown. */
  readonly intro: ReactNode;
  readonly problem?: Text | undefined;
  readonly actions: ReactNode;
  readonly onClose: () => void;
}

/** What happens with pupils' data. A click beside the dialog does not close it. */
const Notice = ({ open, intro, problem, actions, onClose }: NoticeProps) => {
  return (
    <Dialog open={open} maxWidth="sm" fullWidth onClose={closeByKey(onClose)}>
      <DialogTitle>
        <Message id="pupilData.title" />
      </DialogTitle>
      {/* A reader without a mouse can scroll what is longer than the screen. */}
      <DialogContent tabIndex={0} sx={{ display: 'grid', gap: 1.5 }}>
        {intro}
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
          <Alert ref={show} severity="error">
            <Message {...problem} />
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>{actions}</DialogActions>
    </Dialog>
  );
};

/** The text, for a teacher to accept before the first of pupils' data is sent. */
const PupilDataDialog = ({ answer }: Pick<PupilDataQuestion, 'answer'>) => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Text>();
  const decline = (): void => {
    if (!busy) answer(false);
  };
  const accept = async (): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      await call(putPupilDataNotice, { body: { version: noticeVersion } });
      answer(true);
    } catch (error) {
      setProblem(textOfError(error));
      setBusy(false);
    }
  };
  return (
    <Notice
      open
      intro={
        <Typography color="textSecondary">
          <Message id="pupilData.intro" />
        </Typography>
      }
      problem={problem}
      actions={
        <>
          <Button color="inherit" aria-disabled={busy} onClick={decline} sx={{ flexShrink: 0 }}>
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
        </>
      }
      onClose={decline}
    />
  );
};

/** Says when this version of the text was accepted. */
const Acceptance = () => {
  const { data, error } = useResource(
    getPupilDataNotice.id,
    async () => (await call(getPupilDataNotice)) ?? null,
  );
  const isAccepted = data && data.version >= noticeVersion;
  return (
    <Typography role="status" color="textSecondary">
      {isAccepted ? (
        <Message
          id="pupilData.accepted"
          values={{ when: <FormattedDate value={data.acceptedAt} dateStyle="long" /> }}
        />
      ) : data !== undefined ? (
        <Message id="pupilData.notAccepted" />
      ) : (
        error !== undefined && <Message {...textOfError(error)} />
      )}
    </Typography>
  );
};

interface ReadingProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The same text, to be read again. */
export const PupilDataReading = ({ open, onClose }: ReadingProps) => (
  <Notice
    open={open}
    intro={<Acceptance />}
    actions={
      <Button color="inherit" onClick={onClose}>
        <Message id="common.close" />
      </Button>
    }
    onClose={onClose}
  />
);

export default PupilDataDialog;
