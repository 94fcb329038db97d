import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type FormEvent } from 'react';
import { limits } from '../../../../../../shared/model/limits.ts';
import { FormError } from '../../../../components/form/form-error.tsx';
import { SubmitButton } from '../../../../components/form/submit-button.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import type { Text } from '../../../../i18n/message-id.ts';
import { Say } from '../../../../i18n/say.tsx';
import { SessionEndedError, textOfFailure } from '../../../../lib/api/api-error.ts';
import { notify } from '../../../../lib/notifications/notifications.ts';
import { fetchRedraft } from '../../draft/api.ts';
import { replacePart } from '../../draft/edit-blocks.ts';
import { typedProse } from '../../draft/edit-draft.ts';
import { dialogForm } from './dialog-form.ts';
import type { RedraftDialogProps } from './draft-board.tsx';

/** Asks for a phase, question or exercise to be written anew, as its teacher says; undo brings the old one back. */
const RedraftDialog = ({ jobId, part, document, edit, open, onClose }: RedraftDialogProps) => {
  const id = useId();
  const [instruction, setInstruction] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Text>();

  const ask = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      // It is written to fit the newest version that is saved.
      await document.saveNow();
      const written = await fetchRedraft(jobId, part, instruction.trim() || undefined);
      edit(replacePart(written));
      notify('success', 'draft.redrafted');
      setInstruction('');
      onClose();
    } catch (error) {
      if (!(error instanceof SessionEndedError))
        setProblem(textOfFailure(error, 'draft.redraftFailed'));
    } finally {
      setBusy(false);
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void ask();
  };
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <Box component="form" noValidate onSubmit={onSubmit} sx={dialogForm}>
        <DialogTitle id={id} sx={{ pb: 1 }}>
          <Say id="draft.redraftTitle" />
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText>
            <Say id="draft.redraftText" />
          </DialogContentText>
          <TextField
            name="instruction"
            label={<Say id="draft.instruction" />}
            help={<Say id="draft.instructionHelp" />}
            value={instruction}
            onChange={(typed) => setInstruction(typedProse(typed))}
            optional
            rows={2}
            inputProps={{ maxLength: limits.textLength }}
          />
          <FormError error={problem} />
        </DialogContent>
        <DialogActions sx={{ p: 2 }}>
          <Button onClick={onClose} color="inherit">
            <Say id="common.cancel" />
          </Button>
          <SubmitButton busy={busy} busyLabel={<Say id="draft.redrafting" />}>
            <Say id="draft.redraftNow" />
          </SubmitButton>
        </DialogActions>
      </Box>
    </Dialog>
  );
};

export default RedraftDialog;
