import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { closeByKey } from '#frontend/components/dialog/close-requests.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useFilling } from '../../hooks/filling/use-filling.ts';
import { ChooseWorkbook } from './choose-workbook.tsx';
import type { FillingDialogProps } from './fill-workbook.tsx';
import { FillingPreview } from './filling-preview.tsx';

/** Focuses each new step, so that screen readers continue there. */
const focusStep = (element: HTMLElement | null): void => {
  if (element?.dataset['stage'] === 'opened') element.focus({ preventScroll: true });
};

/** Fills a workbook in steps: choose the file, check and correct the plan, save. */
const FillingDialog = ({ gradebook, open, onClose }: FillingDialogProps) => {
  const filling = useFilling(gradebook);
  const { state } = filling;
  const stage = state.stage === 'opened' ? 'opened' : 'choose';
  return (
    <Dialog
      open={open}
      onClose={closeByKey(onClose)}
      fullWidth
      maxWidth="md"
      slotProps={{ transition: { onExited: filling.restart } }}
    >
      <DialogTitle>
        <Message id="filling.open" />
      </DialogTitle>
      <Box
        key={stage}
        data-stage={stage}
        ref={focusStep}
        tabIndex={-1}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, outline: 'none' }}
      >
        {state.stage === 'opened' ? (
          <FillingPreview gradebook={gradebook} {...state} filling={filling} onClose={onClose} />
        ) : (
          <ChooseWorkbook
            problem={state.stage === 'choose' ? state.problem : undefined}
            reading={state.stage === 'reading'}
            onFile={(file) => void filling.read(file)}
            onStop={filling.restart}
            onClose={onClose}
          />
        )}
      </Box>
    </Dialog>
  );
};

export default FillingDialog;
