import Box from '@mui/material/Box';
import { Check, MessageCircleQuestionMark, X } from 'lucide-react';
import { useState } from 'react';
import type { Question } from '#shared/model/question.ts';
import { limits } from '#shared/model/limits.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { newId } from '#shared/text/new-id.ts';
import {
  addOption,
  chooseKey,
  removeOption,
  writeMistake,
  writeOption,
} from '../../model/draft/edit-options.ts';
import { AddButton } from './add-button.tsx';
import { useDraftView } from './draft-context.ts';
import { EditableText } from './editable-text.tsx';
import { IconAction } from './icon-action.tsx';
import { KeyRadio } from './key-radio.tsx';
import { quietRow } from './text-styles.ts';

interface Props {
  readonly question: Extract<Question, { kind: 'choice' }>;
  readonly name: string;
}

export const ChoiceOptions = ({ question, name }: Props) => {
  const { id, options, key } = question;
  const { labels, edit, withKeys } = useDraftView();
  const text = useMessage();
  const [added, setAdded] = useState<string>();
  const [explained, setExplained] = useState<string>();
  const letters = [...labels.letters];
  return (
    <Box
      role={edit && withKeys ? 'radiogroup' : undefined}
      aria-label={edit && withKeys ? text('draft.keyOf', { name }) : undefined}
      sx={{ mt: 1 }}
    >
      {options.map((option, index) => {
        const letter = letters[index] ?? String(index + 1);
        const mark = `${letter}.`;
        const isKey = withKeys && option.id === key;
        return (
          <Box
            key={option.id}
            sx={{
              ...quietRow,
              display: 'flex',
              alignItems: 'start',
              gap: 1,
              minHeight: 36,
              px: 1,
              mx: -1,
              py: 0.25,
              borderRadius: '8px',
              ...(isKey && { bgcolor: 'paper.tealWash', fontWeight: 500 }),
              '@media print': { bgcolor: 'transparent' },
            }}
          >
            {edit && withKeys && (
              <KeyRadio
                id={id}
                checked={isKey}
                label={text('draft.keyIs', { name: letter })}
                isAtTop
                onChoose={() => edit(chooseKey(id, option.id))}
              />
            )}
            <Box component="span" sx={{ py: '2px', color: 'text.secondary', minWidth: '1.4em' }}>
              {mark}
            </Box>
            <Box sx={{ flex: 1, minWidth: 0, paddingInlineStart: 1 }}>
              <EditableText
                value={option.text}
                label={text('draft.optionOf', { name, letter })}
                field={`${id}.${option.id}`}
                isNew={option.id === added}
                write={(written) => writeOption(id, option.id, written)}
              />
              {withKeys && !isKey && (option.mistake || (edit && option.mistake === '')) && (
                <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                  <EditableText
                    value={option.mistake}
                    label={text('draft.mistakeOf', { name, letter })}
                    field={`${id}.${option.id}.mistake`}
                    isNew={option.id === explained}
                    write={(written) => writeMistake(id, option.id, written)}
                  />
                </Box>
              )}
            </Box>
            {isKey && (
              <Box sx={{ color: 'primary.main', py: '4px' }}>
                <Check size={18} aria-label={edit ? undefined : text('draft.right')} />
              </Box>
            )}
            {edit && withKeys && !isKey && option.mistake === undefined && (
              <IconAction
                label={text('draft.addMistake', { name: text('draft.optionOf', { name, letter }) })}
                Icon={MessageCircleQuestionMark}
                onClick={() => {
                  setExplained(option.id);
                  edit(writeMistake(id, option.id, ''));
                }}
              />
            )}
            {edit && withKeys && !isKey && options.length > 2 && (
              <IconAction
                label={text('draft.remove', { name: text('draft.optionOf', { name, letter }) })}
                Icon={X}
                onClick={() => edit(removeOption(id, option.id))}
              />
            )}
          </Box>
        );
      })}
      {edit && withKeys && (
        <AddButton
          label="draft.addOption"
          disabled={options.length >= limits.draftOptions}
          onClick={() => {
            const option = newId();
            setAdded(option);
            edit(addOption(id, option));
          }}
        />
      )}
    </Box>
  );
};
