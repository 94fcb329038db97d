import Box from '@mui/material/Box';
import { useState } from 'react';
import type { ExerciseSet } from '#shared/model/draft.ts';
import { limits } from '#shared/model/limits.ts';
import { editExercises } from '../../model/draft/edit-draft.ts';
import { newExercise } from '../../model/draft/new-blocks.ts';
import { AddButton } from './add-button.tsx';
import { useDraftView } from './draft-context.ts';
import { ExerciseBlock } from './exercise-block.tsx';
import { SourceText } from './source-text.tsx';

export const ExerciseSheet = ({ set }: { readonly set: ExerciseSet }) => {
  const { exercises } = set;
  const { edit } = useDraftView();
  const [added, setAdded] = useState<string>();
  const add = () => {
    const exercise = newExercise(exercises.at(-1)?.difficulty);
    setAdded(exercise.id);
    edit?.(editExercises((set) => ({ ...set, exercises: [...set.exercises, exercise] })));
  };
  return (
    <div>
      <SourceText draft={set} />
      <Box component="ol" sx={{ m: 0, p: 0 }}>
        {exercises.map((exercise, index) => (
          <ExerciseBlock
            key={exercise.id}
            exercise={exercise}
            index={index}
            count={exercises.length}
            isNew={exercise.id === added}
          />
        ))}
      </Box>
      {edit && (
        <AddButton
          label="draft.addExercise"
          disabled={exercises.length >= limits.draftQuestions}
          onClick={add}
        />
      )}
    </div>
  );
};
