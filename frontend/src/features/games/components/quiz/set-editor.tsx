import Box from '@mui/material/Box';
import { useState, type RefObject } from 'react';
import { TextField } from '#frontend/components/form/text-field.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { NamedText } from '../../model/named-texts.ts';
import { DeleteNamedText } from '../named-texts/delete-named-text.tsx';
import { TextArea } from '../named-texts/text-area.tsx';
import { FormatHelp } from './format-help.tsx';

interface Props {
  readonly set: NamedText;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly onChange: (change: Partial<NamedText>) => void;
  readonly onRemove: (() => void) | undefined;
}

const NAME_LENGTH = 60;
const TEXT_LENGTH = 60_000;

/** A set of questions, typed or pasted, stored while typing. */
export const SetEditor = ({ set, field, onChange, onRemove }: Props) => {
  const text = useMessage();
  const [isNew] = useState(set.text === '');
  const addSample = () => {
    const sample = text('games.quiz.sample');
    onChange({ text: set.text.trim() ? `${set.text.trimEnd()}\n\n${sample}` : sample });
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <TextField
        name="set"
        label={<Message id="games.quiz.setName" />}
        value={set.name}
        onChange={(name) => onChange({ name })}
        optional
        inputProps={{ maxLength: NAME_LENGTH }}
      />
      <TextArea
        name="questions"
        label="games.quiz.questions"
        help="games.quiz.questionsHelp"
        rows={16}
        maxLength={TEXT_LENGTH}
        value={set.text}
        field={field}
        onChange={(questions) => onChange({ text: questions })}
      />
      <FormatHelp open={isNew} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <TextButton label="games.quiz.addSample" variant="outlined" onClick={addSample} />
        {onRemove && (
          <DeleteNamedText
            label="games.quiz.deleteSet"
            empty={set.text === ''}
            onRemove={onRemove}
          />
        )}
      </Box>
    </Box>
  );
};
