import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { ContentJob } from '../../../lib/api/response-types.ts';
import { Say } from '../../../i18n/say.tsx';
import { typeText } from '../content-forms.ts';

interface Props {
  readonly job: ContentJob;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A finished draft: its type, its topic and its text. */
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
        {/* It scrolls, so the keyboard must reach it; each paragraph takes the direction of its own script. */}
        <Box
          tabIndex={0}
          dir="auto"
          sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', unicodeBidi: 'plaintext' }}
        >
          {job.result}
        </Box>
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
