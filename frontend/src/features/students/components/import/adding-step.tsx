import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import { useState } from 'react';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';

interface Props {
  readonly done: number;
  readonly total: number;
  readonly onStop: () => void;
}

export const AddingStep = ({ done, total, onStop }: Props) => {
  const text = useMessage();
  const [stopping, setStopping] = useState(false);
  return (
    <>
      <DialogContent sx={{ pt: 0 }}>
        <Box sx={{ mb: 1.5 }}>
          <Message id="students.adding" values={{ done, total }} />
        </Box>
        <LinearProgress
          variant="determinate"
          value={total > 0 ? (done / total) * 100 : 100}
          aria-label={text('students.progress')}
          aria-valuetext={text('students.adding', { done, total })}
          sx={{ height: 8, borderRadius: '4px' }}
        />
        <Box sx={{ mt: 1.5, color: 'text.secondary', fontSize: '0.875rem' }}>
          <Message id="students.keepOpen" />
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
          <Message id={stopping ? 'students.stopping' : 'students.stop'} />
        </Button>
      </DialogActions>
    </>
  );
};
