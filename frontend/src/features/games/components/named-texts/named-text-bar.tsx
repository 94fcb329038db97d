import Box from '@mui/material/Box';
import { Pencil, Plus } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import type { SelectOption } from '#frontend/components/form/options.tsx';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';

interface Props {
  readonly label: MessageId;
  readonly options: readonly SelectOption[];
  readonly value: string;
  /** The list of choices; gets the focus when the named text that had it is deleted. */
  readonly field: RefObject<HTMLSelectElement | null>;
  readonly onChoose: (value: string) => void;
  readonly onEdit: (() => void) | undefined;
  readonly onAdd: () => void;
  readonly add: MessageId;
  /** Other ways to add a named text. */
  readonly children?: ReactNode;
}

/** Chooses among the teacher's lists or sets, edits one or adds another. */
export const NamedTextBar = (props: Props) => {
  const { label, options, value, field, onChoose, onEdit, onAdd, add } = props;
  const text = useMessage();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 1, mb: 2 }}>
      <Box sx={{ flex: { xs: '1 1 100%', sm: '0 1 320px' }, minWidth: 200 }}>
        <SelectField
          name="namedText"
          label={<Message id={label} />}
          value={value}
          inputRef={field}
          onChange={onChoose}
          options={options}
          placeholder={text('form.choose')}
        />
      </Box>
      {onEdit && (
        <TextButton label="games.edit" variant="outlined" onClick={onEdit} icon={Pencil} />
      )}
      <TextButton label={add} color="inherit" onClick={onAdd} icon={Plus} />
      {props.children}
    </Box>
  );
};
