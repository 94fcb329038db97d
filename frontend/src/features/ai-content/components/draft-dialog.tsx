import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { Link } from 'react-router';
import type { ContentJob } from '#frontend/lib/api/response-types.ts';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { withTexts } from '#frontend/i18n/load-messages.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { textOfError } from '#frontend/lib/api/api-error.ts';
import { draftPath } from '#frontend/lib/paths.ts';
import { useDraft } from '../draft-api.ts';
import { typeText } from '../model/content-forms.ts';

interface Props {
  readonly job: ContentJob;
  readonly open: boolean;
  readonly onClose: () => void;
}

// As high as a draft, so that the buttons do not move when it arrives.
const shape = (
  <Box sx={{ minHeight: '100dvh' }}>
    {[0, 1, 2, 3].map((line) => (
      <Skeleton key={line} height={26} />
    ))}
  </Box>
);
const ReadSheet = lazyComponent(() => withTexts(import('./draft/read-sheet.tsx'), 'draft'), shape);

/** The draft, or the text of older jobs, with loading and error states. */
const DraftContent = ({ id, wanted }: { readonly id: string; readonly wanted: boolean }) => {
  const text = useMessage();
  const { data, error, isValidating, mutate } = useDraft(id, wanted);
  if (error !== undefined && !isValidating) {
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" size="small" onClick={() => void mutate()}>
            <Message id="common.retry" />
          </Button>
        }
      >
        <Message {...textOfError(error)} />
      </Alert>
    );
  }
  if (!data) {
    return (
      <Box role="status" aria-label={text('layout.loading')}>
        {shape}
      </Box>
    );
  }
  if (data.isUnreadable) {
    return (
      <Alert
        severity="info"
        action={
          <Button color="inherit" size="small" onClick={() => window.location.reload()}>
            <Message id="error.reload" />
          </Button>
        }
      >
        <Message id="error.newerDocument" />
      </Alert>
    );
  }
  if (data.document) return <ReadSheet content={data.document.content} />;
  return (
    // Each paragraph takes the direction of its own script.
    <Box
      dir="auto"
      sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', unicodeBidi: 'plaintext' }}
    >
      {data.job.result}
    </Box>
  );
};

/** A dialog with a finished draft: its type, topic and content, which is fetched on opening. */
const DraftDialog = ({ job, open, onClose }: Props) => {
  return (
    <Dialog open={open} onClose={onClose} maxWidth="md" fullWidth>
      <DialogTitle>
        <Message id={typeText(job)} />
        {job.source && (
          <Box sx={{ color: 'text.secondary', fontSize: '1rem', overflowWrap: 'anywhere' }}>
            <bdi>{job.source}</bdi>
          </Box>
        )}
      </DialogTitle>
      <DialogContent dividers tabIndex={0}>
        <DraftContent id={job.id} wanted={open} />
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onClose} color="inherit">
          <Message id="common.close" />
        </Button>
        <Button component={Link} to={draftPath(job.id)} variant="contained">
          <Message id="aiContent.open" />
        </Button>
      </DialogActions>
    </Dialog>
  );
};

export default DraftDialog;
