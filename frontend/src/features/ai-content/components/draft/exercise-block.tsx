import Box from '@mui/material/Box';
import { memo } from 'react';
import type { Exercise } from '#shared/model/draft.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { changeExercise } from '../../model/draft/edit-blocks.ts';
import type { BlockProps } from './block-frame.tsx';
import { useDraftView } from './draft-context.ts';
import { EditableText } from './editable-text.tsx';
import { KeyNote } from './key-notes.tsx';
import { PlainChoice } from './plain-choice.tsx';
import { SolvedBlock } from './solved-block.tsx';
import { TextList } from './text-list.tsx';

interface NamedExercise {
  readonly exercise: Exercise;
  readonly name: string;
}

const difficulties = { '1': 1, '2': 2, '3': 3 } as const;

const changePart = (id: string, changed: Partial<Exercise>) =>
  changeExercise(id, (one) => ({ ...one, ...changed }));

/** How hard the exercise is, and whether it combines several topics. */
const Difficulty = ({ exercise, name }: NamedExercise) => {
  const { labels, edit } = useDraftView();
  const text = useMessage();
  const { id, difficulty, integration } = exercise;
  const integrationMark = `${labels.integration} · `;
  return (
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
        onChoose={(chosen) => edit?.(changePart(id, { difficulty: difficulties[chosen] }))}
      />
    </Box>
  );
};

/** The steps of the worked solution, and its result. */
const Solution = ({ exercise, name }: NamedExercise) => {
  const { labels, edit } = useDraftView();
  const text = useMessage();
  const { id, steps, answer } = exercise;
  return (
    <>
      {(edit ?? steps.length > 0) && (
        <KeyNote label={labels.solutions}>
          <TextList
            items={steps}
            label={labels.solutions}
            add="draft.addStep"
            field={`${id}.steps`}
            isNumbered
            write={(written) => changePart(id, { steps: written })}
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
              write={(written) => changePart(id, { answer: written })}
            />
          </Box>
        </KeyNote>
      )}
    </>
  );
};

interface Props extends BlockProps {
  readonly exercise: Exercise;
}

/** One exercise, with its worked solution on the teacher's sheet. */
const OneExercise = ({ exercise, ...position }: Props) => {
  const { labels } = useDraftView();
  const { id, statement } = exercise;
  const name = labels.exercise(position.index + 1);
  return (
    <SolvedBlock
      {...position}
      block={exercise}
      name={name}
      aside={<Difficulty exercise={exercise} name={name} />}
      asked={statement}
      field="statement"
      write={(written) => changePart(id, { statement: written })}
      notes={<Solution exercise={exercise} name={name} />}
    />
  );
};

/** Memoised: renders only when the exercise has changed. */
export const ExerciseBlock = memo(OneExercise);
