import DialogContentText from '@mui/material/DialogContentText';
import { limits } from '#shared/model/limits.ts';
import { TextField } from '#frontend/components/form/text-field.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useTypedText } from '#frontend/lib/forms/use-typed-text.ts';
import { announce } from '#frontend/lib/notifications/notifications.ts';
import { fetchRedraft } from '../../draft-api.ts';
import { replacePart } from '../../model/draft/edit-blocks.ts';
import { typedProse } from '../../model/draft/edit-draft.ts';
import { DialogForm } from './dialog-form.tsx';
import type { RedraftDialogProps } from './draft-board.tsx';

/** Asks for a new version of a phase, question or exercise, with the teacher's instruction. */
const RedraftDialog = ({ jobId, part, document, edit, open, onClose }: RedraftDialogProps) => {
  const [instruction, setInstruction] = useTypedText(`redraft.${jobId}`);

  const ask = async () => {
    // The new part has to fit the newest saved version.
    await document.saveNow();
    const written = await fetchRedraft(jobId, part, instruction.trim() || undefined);
    edit(replacePart(written));
    announce('draft.redrafted');
    setInstruction('');
  };
  return (
    <DialogForm
      open={open}
      onClose={onClose}
      title="draft.redraftTitle"
      submit="draft.redraftNow"
      submitting="draft.redrafting"
      failed="draft.redraftFailed"
      onSubmit={ask}
    >
      <DialogContentText>
        <Message id="draft.redraftText" />
      </DialogContentText>
      <TextField
        name="instruction"
        label={<Message id="draft.instruction" />}
        help={<Message id="draft.instructionHelp" />}
        value={instruction}
        onChange={(typed) => setInstruction(typedProse(typed))}
        optional
        rows={2}
        inputProps={{ maxLength: limits.textLength }}
      />
    </DialogForm>
  );
};

export default RedraftDialog;
