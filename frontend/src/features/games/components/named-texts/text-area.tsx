import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, type RefObject } from 'react';
import { FieldLabel } from '#frontend/components/form/field-label.tsx';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { ownLines } from '#frontend/components/text/text-direction.ts';

interface Props {
  readonly name: string;
  readonly label: MessageId;
  readonly help: MessageId;
  readonly value: string;
  readonly rows: number;
  readonly maxLength: number;
  readonly field?: RefObject<HTMLTextAreaElement | null>;
  readonly onChange: (value: string) => void;
}

/** A long text in a field of fixed height that scrolls; each line has its own direction. */
export const TextArea = ({ name, label, help, value, rows, maxLength, field, onChange }: Props) => {
  const { direction } = useLocale();
  const id = useId();
  return (
    <FormControl fullWidth>
      <FieldLabel htmlFor={id}>
        <Message id={label} />
      </FieldLabel>
      <OutlinedInput
        id={id}
        name={name}
        multiline
        rows={rows}
        value={value}
        inputRef={field}
        onChange={(event) => onChange(event.target.value)}
        inputProps={{
          maxLength,
          spellCheck: false,
          style: ownLines(value, direction),
          'aria-describedby': `${id}-note`,
        }}
        sx={{ '& textarea': { lineHeight: 1.7, p: 1.75 } }}
      />
      <FormHelperText id={`${id}-note`}>
        <Message id={help} />
      </FormHelperText>
    </FormControl>
  );
};
