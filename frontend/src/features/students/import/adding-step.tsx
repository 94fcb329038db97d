import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import { useState } from 'react';
import { Say } from '#frontend/i18n/say.tsx';
import { useText } from '#frontend/i18n/use-text.ts';

interface Props {
  readonly done: number;
  readonly total: number;
  readonly onStop: () => void;
}

/** How far the adding is, and the way to stop it. */
export const AddingStep = ({ done, total, onStop }: Props) => {
  const text = useText();
  const [stopping, setStopping] = useState(false);
  return (
    <>
      <DialogContent sx={{ pt: 0 }}>
        <Box sx={{ mb: 1.5 }}>
          <Say id="students.adding" values={{ done, total }} />
        </Box>
        <LinearProgress
          variant="determinate"
          value={total > 0 ? (done / total) * 100 : 100}
          aria-label={text('students.progress')}
          aria-valuetext={text('students.adding', { done, total })}
          sx={{ height: 8, borderRadius: '4px' }}
        />
        <Box sx={{ mt: 1.5, color: 'text.secondary', fontSize: '0.875rem' }}>
          <Say id="students.keepOpen" />
        </Box>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button
          variant="outlined"
          aria-disabled={stopping}
          onClick={() => {
            setStopping(true);
            onStop();
          }}
        >
          <Say id={stopping ? 'students.stopping' : 'students.stop'} />
        </Button>
      </DialogActions>
    </>
  );
};
