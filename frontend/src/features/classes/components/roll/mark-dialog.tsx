import { useState } from 'react';
import { limits } from '#shared/model/limits.ts';
import { rollSigns, type RollMark, type RollSign } from '#shared/model/attendance.ts';
import { RestoredNote } from '#frontend/components/form/restored-note.tsx';
import { Segments } from '#frontend/components/form/segments.tsx';
import { TextField } from '#frontend/components/form/text-field.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { DaysDialog } from '#frontend/days/components/days-dialog.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { useFollowing, useTyped } from '#frontend/lib/forms/use-typed.ts';
import type { RollPupil } from '../../model/roll/roll-list.ts';

export interface MarkDialogProps {
  readonly open: boolean;
  readonly pupil: RollPupil;
  readonly mark: RollMark | undefined;
  /** Of the device's draft of the note. */
  readonly keepAs: string;
  readonly onSave: (sign: RollSign, note: string) => void;
  /** The roll calls this pupil no more; undefined if it would call no pupil then. */
  readonly onRemove: (() => void) | undefined;
  readonly onClose: () => void;
}

/** What a hold opens: the sign of a pupil, chosen and not tapped through, and a note. */
const MarkDialog = (props: MarkDialogProps) => {
  const { open, pupil, mark, keepAs, onSave, onRemove, onClose } = props;
  const text = useMessage();
  const [sign, setSign] = useState(mark?.sign ?? 'present');
  const typed = useTyped({ note: mark?.note ?? '' }, keepAs);
  useFollowing(typed);
  return (
    <DaysDialog
      open={open}
      title={<bdi>{pupil.name}</bdi>}
      subtitle={<Message id="roll.about" />}
      submit={<Message id="roll.save" />}
      onSubmit={() => {
        onSave(sign, typed.values.note.trim());
        typed.forget();
        onClose();
      }}
      onClose={() => {
        typed.reset();
        onClose();
      }}
    >
      <RestoredNote restored={typed.restored} onAfresh={typed.reset} />
      <Segments
        label={text('roll.sign')}
        options={rollSigns.map((value) => ({ value, label: text(`roll.sign.${value}`) }))}
        value={sign}
        onChange={(value) => setSign(rollSigns.find((one) => one === value) ?? sign)}
      />
      <TextField
        name="note"
        label={<Message id="roll.note" />}
        value={typed.values.note}
        onChange={(note) => typed.change('note', note)}
        optional
        inputProps={{ maxLength: limits.rollNoteLength }}
      />
      {onRemove && (
        <TextButton
          label="roll.remove"
          size="small"
          sx={{ justifySelf: 'start' }}
          onClick={() => {
            onRemove();
            onClose();
          }}
        />
      )}
    </DaysDialog>
  );
};

export default MarkDialog;
