import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { useId } from 'react';
import type { ContentJob } from '../../../lib/api/response-types.ts';
import { Say } from '../../../i18n/say.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { textOfError } from '../../../lib/api/api-error.ts';
import { useDraft } from '../api.ts';
import { typeText } from '../content-forms.ts';

interface Props {
  readonly job: ContentJob;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The text of a draft: its shape while it comes, what is wrong when it cannot. */
const DraftText = ({ id, wanted }: { readonly id: string; readonly wanted: boolean }) => {
  const text = useText();
  const { data, error, isValidating, mutate } = useDraft(id, wanted);
  if (error !== undefined && !isValidating) {
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" size="small" onClick={() => void mutate()}>
            <Say id="common.retry" />
          </Button>
        }
      >
        <Say {...textOfError(error)} />
      </Alert>
    );
  }
  if (!data) {
    return (
      <Box role="status" aria-label={text('layout.loading')}>
        {[0, 1, 2, 3].map((line) => (
          <Skeleton key={line} height={26} />
        ))}
      </Box>
    );
  }
  return (
    // It scrolls, so the keyboard must reach it; each paragraph takes the direction of its own script.
    <Box
      tabIndex={0}
      dir="auto"
      sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', unicodeBidi: 'plaintext' }}
    >
      {data.result}
    </Box>
  );
};

/** A finished draft: its type, its topic and its text, which is fetched when it is opened. */
const DraftDialog = ({ job, open, onClose }: Props) => {
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>
        <Say id={typeText(job.type)} />
        {job.source && (
          <Box sx={{ color: 'text.secondary', fontSize: '1rem', overflowWrap: 'anywhere' }}>
            <bdi>{job.source}</bdi>
          </Box>
        )}
      </DialogTitle>
      <DialogContent dividers>
        <DraftText id={job.id} wanted={open} />
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onClose} variant="contained">
          <Say id="common.close" />
        </Button>
      </DialogActions>
    </Dialog>
  );
};

export default DraftDialog;
