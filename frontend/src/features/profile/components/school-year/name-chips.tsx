import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { limits } from '#shared/model/limits.ts';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { Names } from '../../hooks/use-chosen-class.ts';

interface NameFieldProps {
  readonly label: MessageId;
  readonly placeholder?: MessageId;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onEnter?: () => void;
  readonly width: string;
  readonly maxLength?: number;
}

/** A name in a row of buttons. Enter does not submit the form, because the teacher fills in the hours next. */
export const NameField = (props: NameFieldProps) => {
  const { label, placeholder, value, onChange, onEnter, width } = props;
  const { maxLength = limits.sheetNameLength } = props;
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
      inputProps={{ 'aria-label': text(label), maxLength, dir: 'auto' }}
      sx={{ width }}
    />
  );
};

interface ChipProps {
  readonly isChosen: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

export const NameChip = ({ isChosen, onClick, children }: ChipProps) => (
  <Button
    size="small"
    variant={isChosen ? 'contained' : 'outlined'}
    aria-pressed={isChosen}
    onClick={onClick}
  >
    {children}
  </Button>
);

interface Props extends Names {
  /** Of the field for another name, and of its button. */
  readonly adds: MessageId;
  readonly placeholder?: MessageId;
  readonly width: string;
  readonly maxLength?: number;
  /** Further choices, after the names. */
  readonly children?: ReactNode;
}

/** Names to choose from, and a field for another one. */
export const NameChips = (props: Props) => {
  const { names, chosen, choose, typed, type, add, adds, placeholder, width, maxLength } = props;
  return (
    <>
      {names.map((name) => (
        <NameChip key={name} isChosen={name === chosen} onClick={() => choose(name)}>
          <bdi>{name}</bdi>
        </NameChip>
      ))}
      {props.children}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <NameField
          label={adds}
          {...(placeholder && { placeholder })}
          {...(maxLength && { maxLength })}
          value={typed}
          onChange={type}
          onEnter={add}
          width={width}
        />
        <Button size="small" startIcon={<Plus size={16} />} onClick={add}>
          <Message id={adds} />
        </Button>
      </Box>
    </>
  );
};
