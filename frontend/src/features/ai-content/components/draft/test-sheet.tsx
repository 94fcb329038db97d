import Box from '@mui/material/Box';
import { useState } from 'react';
import type { Test } from '#shared/model/draft.ts';
import { questionKinds, type Question } from '#shared/model/question.ts';
import { limits } from '#shared/model/limits.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { useDrawn } from '#frontend/lib/use-drawn.ts';
import { editTest } from '../../model/draft/edit-draft.ts';
import { newQuestion, newTask } from '../../model/draft/new-blocks.ts';
import { AddButton } from './add-button.tsx';
import { useDraftView } from './draft-context.ts';
import { EditableText } from './editable-text.tsx';
import { IntegrationTask } from './integration-task.tsx';
import { QuestionBlock } from './question-block.tsx';
import { SourceText } from './source-text.tsx';
import { SpecificationTable } from './specification-table.tsx';

/** How many questions are drawn first, more than a screen shows. */
const FIRST = 6;

/** Whether these are the same questions, however they are worded. */
const hasSameOrder = (before: readonly Question[], now: readonly Question[]): boolean =>
  before.length === now.length && before.every(({ id }, index) => id === now[index]?.id);

/** A test: its questions, an optional integration task, and the source text. */
export const TestSheet = ({ test }: { readonly test: Test }) => {
  const { questions, task } = test;
  const { edit, withKeys, isUnderway } = useDraftView();
  const text = useMessage();
  // A question that is added or moved gets or has the focus, so the rest is drawn at once.
  const [opened] = useState(questions);
  const least = hasSameOrder(opened, questions) ? 0 : Infinity;
  const drawn = useDrawn(questions.length, FIRST, 1, { least });
  const [added, setAdded] = useState<string>();
  const [offersAll, setOffersAll] = useState(questions.length === 0);
  // Offers the kinds of question that the test has, and the others when asked.
  const kinds = new Set(questions.map(({ kind }) => kind));
  const offered = questionKinds.filter((kind) => offersAll || kinds.has(kind));
  const add = (kind: Question['kind']) => {
    const question = newQuestion(kind);
    setAdded(question.id);
    edit?.(editTest((before) => ({ ...before, questions: [...before.questions, question] })));
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      {(edit ?? test.instructions) && (
        <EditableText
          value={test.instructions}
          label={text('draft.instructions')}
          field="instructions"
          write={(instructions) => editTest((before) => ({ ...before, instructions }))}
        />
      )}
      <SourceText draft={test} />
      <div>
        <Box component="ol" sx={{ m: 0, p: 0 }}>
          {questions.slice(0, drawn).map((question, index) => (
            <QuestionBlock
              key={question.id}
              question={question}
              index={index}
              count={questions.length}
              isNew={question.id === added}
            />
          ))}
        </Box>
        {edit &&
          offered.map((kind) => (
            <AddButton
              key={kind}
              label={`draft.add.${kind}`}
              disabled={questions.length >= limits.draftQuestions}
              onClick={() => add(kind)}
            />
          ))}
        {edit && offered.length < questionKinds.length && (
          <AddButton
            label="draft.addOther"
            disabled={questions.length >= limits.draftQuestions}
            onClick={() => setOffersAll(true)}
          />
        )}
      </div>
      {task && <IntegrationTask task={task} />}
      {edit && !task && (
        <div>
          <AddButton
            label="draft.addTask"
            disabled={false}
            onClick={() => edit(editTest((before) => ({ ...before, task: newTask(before) })))}
          />
        </div>
      )}
      {drawn >= questions.length && withKeys && !isUnderway && (
        <SpecificationTable questions={questions} />
      )}
    </Box>
  );
};
