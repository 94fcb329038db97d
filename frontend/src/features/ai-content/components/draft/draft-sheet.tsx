import Box from '@mui/material/Box';
import { memo, useMemo, useState } from 'react';
import { labelsIn } from '#shared/draft/labels.ts';
import type { Draft, ExerciseSet } from '#shared/model/draft.ts';
import { directionOf } from '#shared/model/locale.ts';
import { limits } from '#shared/model/limits.ts';
import { DraftViewContext, type DraftView, useDraftView } from './draft-context.ts';
import { LessonSheet } from './lesson-sheet.tsx';
import { SheetHead } from './sheet-head.tsx';
import { TestSheet } from './test-sheet.tsx';
import { editExercises } from '../../model/draft/edit-draft.ts';
import { newExercise } from '../../model/draft/new-blocks.ts';
import { AddButton } from './add-button.tsx';
import { ExerciseBlock } from './exercise-block.tsx';
import { SourceText } from './source-text.tsx';

const ExerciseSheet = ({ set }: { readonly set: ExerciseSet }) => {
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

interface Props extends Pick<DraftView, 'edit' | 'redraft' | 'withKeys' | 'withSource'> {
  /** Needed if the sheet can be edited. */
  readonly typing?: DraftView['typing'];
  readonly draft: Draft;
  readonly editFigure?: DraftView['editFigure'];
  readonly announce?: DraftView['announce'];
  readonly rewriteText?: DraftView['rewriteText'];
  readonly isUnderway?: boolean;
}

const Body = ({ draft }: { readonly draft: Draft }) => {
  if (draft.type === 'TEST') return <TestSheet test={draft} />;
  if (draft.type === 'EXERCISE') return <ExerciseSheet set={draft} />;
  return <LessonSheet plan={draft} />;
};

/** Renders a draft as a page, in its own language and direction; editable or read-only. */
export const DraftSheet = memo((props: Props) => {
  const {
    draft,
    edit,
    typing,
    redraft,
    editFigure,
    announce,
    rewriteText,
    withKeys,
    withSource,
    isUnderway = false,
  } = props;
  const { language, sourceText } = draft;
  const sheet = useMemo(
    () => ({
      language,
      labels: labelsIn(language),
      sourceText,
      edit,
      typing,
      redraft,
      editFigure,
      announce,
      rewriteText,
      withKeys,
      withSource,
      isUnderway,
    }),
    [
      language,
      sourceText,
      edit,
      typing,
      redraft,
      editFigure,
      announce,
      rewriteText,
      withKeys,
      withSource,
      isUnderway,
    ],
  );
  return (
    <DraftViewContext value={sheet}>
      <Box
        component="article"
        lang={language}
        dir={directionOf(language)}
        sx={{
          minWidth: 0,
          textAlign: 'start',
          fontSize: '1rem',
          lineHeight: language === 'ar' ? 1.85 : 1.6,
          '@media print': { fontSize: '11pt', lineHeight: language === 'ar' ? 1.7 : 1.45 },
        }}
      >
        <SheetHead draft={draft} />
        <Body draft={draft} />
      </Box>
    </DraftViewContext>
  );
});
