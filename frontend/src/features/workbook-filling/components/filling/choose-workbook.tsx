import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Message } from '#frontend/i18n/message.tsx';
import type { FileProblem } from '../../model/filling/workbook-problem.ts';
import { WorkbookDrop } from './workbook-drop.tsx';

interface Props {
  readonly problem: FileProblem | undefined;
  readonly reading: boolean;
  readonly onFile: (file: File) => void;
  /** Stops reading the workbook. */
  readonly onStop: () => void;
  readonly onClose: () => void;
}

/** Asks for the workbook to fill. */
export const ChooseWorkbook = ({ problem, reading, onFile, onStop, onClose }: Props) => {
  const id = useId();
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2.5, pt: 0 }}>
        <Typography>
          <Message id="filling.intro" />
        </Typography>
        <WorkbookDrop problem={problem} onFiles={([file]) => onFile(file)} />
        {reading && (
          <div>
            <Typography id={`${id}-reading`} sx={{ mb: 1 }}>
              <Message id="filling.reading" />
            </Typography>
            <LinearProgress aria-labelledby={`${id}-reading`} />
          </div>
        )}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button color="inherit" onClick={reading ? onStop : onClose}>
          <Message id={reading ? 'filling.stop' : 'common.cancel'} />
        </Button>
      </DialogActions>
    </>
  );
};
