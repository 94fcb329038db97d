import Box from '@mui/material/Box';
import type { Question } from '#shared/model/question.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { changeQuestion } from '../../model/draft/edit-blocks.ts';
import { useDraftView } from './draft-context.ts';
import { EditableText } from './editable-text.tsx';
import { KeyNote, KeyNotes } from './key-notes.tsx';
import { Prose } from './prose.tsx';
import { TextList } from './text-list.tsx';

type Short = Extract<Question, { kind: 'short' }>;
interface Props {
  readonly question: Short;
  readonly name: string;
}

const changeShort = (id: string, change: Partial<Pick<Short, 'answer' | 'variants'>>) =>
  changeQuestion(id, (one) => (one.kind === 'short' ? { ...one, ...change } : one));

/** A line for the pupils' answer; for the teacher, the expected answer and its variants. */
export const ShortAnswer = ({ question, name }: Props) => {
  const { id, answer, variants, unit, tolerance } = question;
  const { labels, edit, withKeys } = useDraftView();
  const text = useMessage();
  if (!withKeys)
    return (
      <Box aria-hidden sx={{ mt: 3, borderBottom: '1px dotted', borderColor: 'text.secondary' }} />
    );
  return (
    <KeyNotes>
      <KeyNote label={labels.answer}>
        <Box sx={{ display: 'flex', gap: 1, fontWeight: 500 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <EditableText
              value={answer}
              label={text('draft.partOf', { name, part: labels.answer })}
              field={`${id}.answer`}
              isLine
              write={(written) => changeShort(id, { answer: written })}
            />
          </Box>
          {unit && (
            <Box component="bdi" sx={{ py: '2px' }}>
              {unit}
            </Box>
          )}
          {tolerance !== undefined && tolerance > 0 && (
            <Box component="span" sx={{ py: '2px' }}>
              <Prose text={`(${labels.tolerance(labels.exactNumber(tolerance))})`} />
            </Box>
          )}
        </Box>
      </KeyNote>
      {(edit ?? variants.length > 0) && (
        <KeyNote label={labels.variants}>
          <TextList
            items={variants}
            label={labels.variants}
            add="draft.addVariant"
            field={`${id}.variants`}
            write={(written) => changeShort(id, { variants: written })}
          />
        </KeyNote>
      )}
    </KeyNotes>
  );
};
