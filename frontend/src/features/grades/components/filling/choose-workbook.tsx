import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormHelperText from '@mui/material/FormHelperText';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { limits } from '#shared/model/limits.ts';
import { DropZone } from '#frontend/components/file/drop-zone.tsx';
import { FieldLabel } from '#frontend/components/form/field-label.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import type { FileProblem } from '../../model/filling/workbook-problem.ts';

interface Props {
  readonly problem: FileProblem | undefined;
  readonly reading: boolean;
  readonly onFile: (file: File) => void;
  /** Stops reading the workbook. */
  readonly onStop: () => void;
  readonly onClose: () => void;
}

const bounds = { megabytes: limits.spreadsheetBytes / 1024 / 1024 };

/** Asks for the workbook to fill. */
export const ChooseWorkbook = ({ problem, reading, onFile, onStop, onClose }: Props) => {
  const id = useId();
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2.5, pt: 0 }}>
        <Typography>
          <Message id="filling.intro" />
        </Typography>
        <div>
          <FieldLabel htmlFor={id}>
            <Message id="filling.file" />
          </FieldLabel>
          <DropZone
            id={id}
            name="workbook"
            accept=".xlsx"
            invalid={Boolean(problem)}
            describedBy={`${id}-note`}
            onFile={onFile}
          />
          <FormHelperText
            id={`${id}-note`}
            error={Boolean(problem)}
            {...(problem && { role: 'alert' })}
          >
            <Message
              id={problem ? `filling.problem.${problem}` : 'filling.fileHelp'}
              values={bounds}
            />
          </FormHelperText>
        </div>
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
