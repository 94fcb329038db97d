import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { TextField } from '#frontend/components/form/text-field.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import type { NamedText } from '../../model/named-texts.ts';
import { parsePupils, pupilsMax } from '../../model/spinner/pupils.ts';
import { DeleteNamedText } from '../named-texts/delete-named-text.tsx';
import { TextArea } from '../named-texts/text-area.tsx';

interface Props {
  readonly namedText: NamedText;
  readonly onChange: (change: Partial<NamedText>) => void;
  readonly onDone: () => void;
  readonly onRemove: (() => void) | undefined;
}

const NAME_LENGTH = 60;
const TEXT_LENGTH = 20_000;

/** A class's names, typed or pasted, stored while typing. */
const ClassEditor = ({ namedText, onChange, onDone, onRemove }: Props) => {
  const { pupils, left } = parsePupils(namedText.text);
  return (
    <Card
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
      }}
      sx={{ maxWidth: 640, p: { xs: 2, sm: 3 }, display: 'grid', gap: 2.5 }}
    >
      <TextField
        name="class"
        label={<Message id="games.spinner.className" />}
        value={namedText.name}
        onChange={(name) => onChange({ name })}
        optional
        inputProps={{ maxLength: NAME_LENGTH }}
      />
      <TextArea
        name="names"
        label="games.spinner.names"
        help="games.spinner.namesHelp"
        rows={12}
        maxLength={TEXT_LENGTH}
        value={namedText.text}
        onChange={(names) => onChange({ text: names })}
      />
      <Box role="status" sx={{ color: left > 0 ? 'error.main' : 'text.secondary' }}>
        <Message
          id={left > 0 ? 'games.spinner.tooMany' : 'games.spinner.count'}
          values={{ count: pupils.length, maximum: pupilsMax, left }}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" disabled={pupils.length === 0}>
          <Message id="games.spinner.toWheel" />
        </Button>
        {onRemove && (
          <DeleteNamedText label="games.delete" empty={namedText.text === ''} onRemove={onRemove} />
        )}
      </Box>
    </Card>
  );
};

export default ClassEditor;
