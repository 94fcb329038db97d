import type { LessonPlan } from '#shared/model/draft.ts';
import { editPlan, type Edit } from '../../model/draft/edit-draft.ts';
import { changeById, removeById } from '../../model/draft/lists.ts';
import { newQuickQuestion } from '../../model/draft/new-blocks.ts';
import { useDraftView } from './draft-context.ts';
import { PairList } from './pair-list.tsx';
import { Section } from './section.tsx';

type Part = 'starter' | 'exit';
type QuickQuestion = NonNullable<LessonPlan[Part]>[number];

/** Short questions with their answers, at the start or the end of a lesson. */
export const QuickQuestions = ({
  plan,
  part,
}: {
  readonly plan: LessonPlan;
  readonly part: Part;
}) => {
  const { labels } = useDraftView();
  const questions = plan[part] ?? [];
  const editQuestions = (edit: (before: readonly QuickQuestion[]) => QuickQuestion[]): Edit =>
    editPlan((before) => ({ ...before, [part]: edit(before[part] ?? []) }));
  return (
    <Section title={labels[part]} isEmpty={questions.length === 0}>
      <PairList
        pairs={questions.map(({ id, question, answer }) => ({
          id,
          first: question,
          second: answer,
        }))}
        firstLabel={labels.questions}
        secondLabel={labels.answer}
        addLabel="draft.addQuickQuestion"
        write={(id, which, text) =>
          editQuestions((before) =>
            changeById(before, id, (one) => ({
              ...one,
              [which === 'first' ? 'question' : 'answer']: text,
            })),
          )
        }
        remove={(id) => editQuestions((before) => removeById(before, id))}
        add={() => {
          const question = newQuickQuestion();
          return { id: question.id, edit: editQuestions((before) => [...before, question]) };
        }}
      />
    </Section>
  );
};
