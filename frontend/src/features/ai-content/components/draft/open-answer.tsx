import Box from '@mui/material/Box';
import { X } from 'lucide-react';
import { useState } from 'react';
import type { QuestionOf } from '#shared/model/question.ts';
import { limits } from '#shared/model/limits.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { changeQuestion } from '../../model/draft/edit-blocks.ts';
import { AddButton } from './add-button.tsx';
import { useDraftView } from './draft-context.ts';
import { EditableText } from './editable-text.tsx';
import { IconAction } from './icon-action.tsx';
import { KeyNote, KeyNotes, KeyText } from './key-notes.tsx';
import { PartNumber } from './part-number.tsx';
import { RubricTable } from './rubric-table.tsx';
import { quietRow } from './text-styles.ts';

type Open = QuestionOf<'open'>;
interface Props {
  readonly question: Open;
  readonly name: string;
}

/** Lines for pupils on the screen; paper has as many as the answer needs. */
const LINES = 3;

const changeOpen = (id: string, change: Partial<Pick<Open, 'answer' | 'marking'>>) =>
  changeQuestion(id, (one) => (one.kind === 'open' ? { ...one, ...change } : one));

const changeRubric = (id: string, change: (before: Open['rubric']) => Open['rubric']) =>
  changeQuestion(id, (one) => {
    if (one.kind !== 'open') return one;
    const { rubric, ...open } = one;
    const changed = change(rubric);
    return { ...open, ...(changed && { rubric: changed }) };
  });

/** What an answer must contain, each with its points. */
const MarkingPoints = ({ question: { id, marking }, name }: Props) => {
  const { labels, edit } = useDraftView();
  const text = useMessage();
  const [added, setAdded] = useState<number>();
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {marking.map((point, index) => {
          const label = text('draft.itemOf', {
            name: text('draft.partOf', { name, part: labels.criteria }),
            number: index + 1,
          });
          return (
            // Marking points have no ids, only positions.
            <Box
              component="li"
              key={index}
              sx={{
                ...quietRow,
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'start',
                columnGap: 1,
                py: 0.25,
              }}
            >
              <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
                <EditableText
                  value={point.text}
                  label={label}
                  field={`${id}.marking.${index}`}
                  isNew={added === index && point.text === ''}
                  write={(written) =>
                    changeOpen(id, { marking: marking.with(index, { ...point, text: written }) })
                  }
                />
              </Box>
              <PartNumber
                of="points"
                value={point.points}
                name={label}
                field={`${id}.marking.${index}.points`}
                write={(points) =>
                  changeOpen(id, { marking: marking.with(index, { ...point, points }) })
                }
              />
              {edit && (
                <IconAction
                  label={text('draft.remove', { name: label })}
                  Icon={X}
                  onClick={() => edit(changeOpen(id, { marking: marking.toSpliced(index, 1) }))}
                />
              )}
            </Box>
          );
        })}
      </Box>
      {edit && (
        <AddButton
          label="draft.addMarking"
          disabled={marking.length >= limits.draftListLength}
          onClick={() => {
            setAdded(marking.length);
            edit(changeOpen(id, { marking: [...marking, { text: '', points: 1 }] }));
          }}
        />
      )}
    </>
  );
};

/** Lines for the pupils' answer; for the teacher, a model answer and what earns points. */
export const OpenAnswer = ({ question, name }: Props) => {
  const { id, answer, marking } = question;
  const { labels, edit, withKeys } = useDraftView();
  if (!withKeys)
    return Array.from({ length: LINES }, (_, line) => (
      <Box
        key={line}
        aria-hidden
        sx={{ mt: 3.5, borderBottom: '1px dotted', borderColor: 'text.secondary' }}
      />
    ));
  return (
    <KeyNotes>
      <KeyText
        label={labels.answer}
        name={name}
        value={answer}
        field={`${id}.answer`}
        write={(written) => changeOpen(id, { answer: written })}
      />
      {(edit ?? marking.length > 0) && (
        <KeyNote label={labels.criteria}>
          <MarkingPoints question={question} name={name} />
        </KeyNote>
      )}
      <RubricTable
        rubric={question.rubric}
        name={name}
        points={question.points}
        field={`${id}.rubric`}
        write={(change) => changeRubric(id, change)}
      />
    </KeyNotes>
  );
};
