import type { LessonPlan } from '#shared/model/draft.ts';
import { editPlan, type Edit } from '../../model/draft/edit-draft.ts';
import { changeById, removeById } from '../../model/draft/lists.ts';
import { newMisconception } from '../../model/draft/new-blocks.ts';
import { useDraftView } from './draft-context.ts';
import { PairList } from './pair-list.tsx';
import { Section } from './section.tsx';

type Misconception = LessonPlan['misconceptions'][number];

const editMisconceptions = (edit: (before: readonly Misconception[]) => Misconception[]): Edit =>
  editPlan((plan) => ({ ...plan, misconceptions: edit(plan.misconceptions) }));

export const Misconceptions = ({ misconceptions }: Pick<LessonPlan, 'misconceptions'>) => {
  const { labels } = useDraftView();
  return (
    <Section title={labels.misconceptions} isEmpty={misconceptions.length === 0}>
      <PairList
        pairs={misconceptions.map(({ id, misconception, response }) => ({
          id,
          first: misconception,
          second: response,
        }))}
        firstLabel={labels.misconception}
        secondLabel={labels.response}
        addLabel="draft.addMisconception"
        write={(id, which, text) =>
          editMisconceptions((before) =>
            changeById(before, id, (misconception) => ({
              ...misconception,
              [which === 'first' ? 'misconception' : 'response']: text,
            })),
          )
        }
        remove={(id) => editMisconceptions((before) => removeById(before, id))}
        add={() => {
          const misconception = newMisconception();
          return {
            id: misconception.id,
            edit: editMisconceptions((before) => [...before, misconception]),
          };
        }}
      />
    </Section>
  );
};
