import Box from '@mui/material/Box';
import { memo } from 'react';
import type { Exercise } from '#shared/model/draft.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { changeExercise, settleExercise, writeHint } from '../../draft/edit-blocks.ts';
import { BlockFrame, type BlockProps } from './block-frame.tsx';
import { DoubtNote } from './doubt-note.tsx';
import { useDraftView } from './draft-context.ts';
import { EditableText } from './editable-text.tsx';
import { KeyNote, KeyNotes, KeyText } from './key-notes.tsx';
import { PlainChoice } from './plain-choice.tsx';
import { TextList } from './text-list.tsx';

interface Props extends BlockProps {
  readonly exercise: Exercise;
}

const difficulties = { '1': 1, '2': 2, '3': 3 } as const;

/** One exercise, with its worked solution on the teacher's sheet. */
const OneExercise = ({ exercise, place, count, isNew }: Props) => {
  const { labels, edit, withKeys } = useDraftView();
  const text = useMessage();
  const { id, difficulty, statement, steps, answer, hint = '', doubtful, integration } = exercise;
  const name = labels.exercise(place + 1);
  const integrationMark = `${labels.integration} · `;
  const change = (changed: Partial<Exercise>) =>
    changeExercise(id, (one) => ({ ...one, ...changed }));
  return (
    <BlockFrame
      id={id}
      name={name}
      place={place}
      count={count}
      aside={
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {integration && <span>{integrationMark}</span>}
          <PlainChoice
            value={`${difficulty}` as const}
            options={[
              ['1', labels.difficulties[1]],
              ['2', labels.difficulties[2]],
              ['3', labels.difficulties[3]],
            ]}
            label={text('draft.difficultyOf', { name })}
            onChoose={(chosen) => edit?.(change({ difficulty: difficulties[chosen] }))}
          />
        </Box>
      }
    >
      {doubtful && withKeys && <DoubtNote settle={settleExercise(id)} />}
      <EditableText
        value={statement}
        label={text('draft.stemOf', { name })}
        field={`${id}.statement`}
        isNew={isNew}
        write={(written) => change({ statement: written })}
      />
      {withKeys && (
        <KeyNotes>
          {(edit ?? steps.length > 0) && (
            <KeyNote label={labels.solutions}>
              <TextList
                items={steps}
                label={labels.solutions}
                add="draft.addStep"
                field={`${id}.steps`}
                isNumbered
                write={(written) => change({ steps: written })}
              />
            </KeyNote>
          )}
          {(edit ?? answer) && (
            <KeyNote label={labels.answer}>
              <Box sx={{ fontWeight: 500 }}>
                <EditableText
                  value={answer}
                  label={text('draft.partOf', { name, part: labels.answer })}
                  field={`${id}.answer`}
                  write={(written) => change({ answer: written })}
                />
              </Box>
            </KeyNote>
          )}
          <KeyText
            label={labels.hint}
            name={name}
            value={hint}
            field={`${id}.hint`}
            write={(written) => writeHint(id, written)}
          />
        </KeyNotes>
      )}
    </BlockFrame>
  );
};

/** Memoised: renders only when the exercise has changed. */
export const ExerciseBlock = memo(OneExercise);
