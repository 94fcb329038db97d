import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Eraser, Plus, Undo2 } from 'lucide-react';
import { limits } from '#shared/model/limits.ts';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { ChosenClass } from '../../hooks/use-chosen-class.ts';

interface Props extends Omit<ChosenClass, 'taught' | 'reset'> {
  /** Takes the last entry into the timetable back, if there was one. */
  readonly undo: (() => void) | undefined;
}

interface NameFieldProps {
  readonly label: MessageId;
  readonly placeholder?: MessageId;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onEnter?: () => void;
  readonly width: string;
}

/** A name in a row of buttons. Enter does not submit the form, because the teacher fills in the hours next. */
const NameField = ({ label, placeholder, value, onChange, onEnter, width }: NameFieldProps) => {
  const text = useMessage();
  return (
    <OutlinedInput
      size="small"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        onEnter?.();
      }}
      placeholder={text(placeholder ?? label)}
      inputProps={{ 'aria-label': text(label), maxLength: limits.sheetNameLength, dir: 'auto' }}
      sx={{ width }}
    />
  );
};

export const ClassPalette = (props: Props) => {
  const { classes, chosen, choose, typed, type, add, room, setRoom, undo } = props;
  const text = useMessage();
  return (
    <Box
      role="group"
      aria-label={text('schoolYear.classes')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}
    >
      {classes.map((name) => (
        <Button
          key={name}
          size="small"
          variant={name === chosen ? 'contained' : 'outlined'}
          aria-pressed={name === chosen}
          onClick={() => choose(name)}
        >
          <bdi>{name}</bdi>
        </Button>
      ))}
      {classes.length > 0 && (
        <Button
          size="small"
          color="inherit"
          variant={chosen === undefined ? 'contained' : 'text'}
          aria-pressed={chosen === undefined}
          startIcon={<Eraser size={16} />}
          onClick={() => choose(undefined)}
        >
          <Message id="schoolYear.erase" />
        </Button>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <NameField
          label="schoolYear.addClass"
          placeholder="schoolYear.classPlaceholder"
          value={typed}
          onChange={type}
          onEnter={add}
          width="7.5rem"
        />
        <Button size="small" startIcon={<Plus size={16} />} onClick={add}>
          <Message id="schoolYear.addClass" />
        </Button>
      </Box>
      {chosen !== undefined && (
        <NameField label="schoolYear.room" value={room} onChange={setRoom} width="10rem" />
      )}
      {(classes.length > 0 || undo) && (
        <Button
          size="small"
          color="inherit"
          aria-disabled={!undo}
          startIcon={<Undo2 size={16} className="flip-rtl" />}
          onClick={undo}
          sx={{ '&[aria-disabled=true]': { color: 'text.disabled' } }}
        >
          <Message id="schoolYear.undo" />
        </Button>
      )}
    </Box>
  );
};
