import type { LessonPlan } from '#shared/model/draft.ts';
import { editPlan, type Edit } from '../../model/draft/edit-draft.ts';
import { changeById, removeById } from '../../model/draft/lists.ts';
import { newKeyword } from '../../model/draft/new-blocks.ts';
import { useDraftView } from './draft-context.ts';
import { PairList } from './pair-list.tsx';
import { Section } from './section.tsx';

type Keyword = LessonPlan['keywords'][number];

const editKeywords = (edit: (keywords: readonly Keyword[]) => Keyword[]): Edit =>
  editPlan((plan) => ({ ...plan, keywords: edit(plan.keywords) }));

export const Keywords = ({ keywords }: Pick<LessonPlan, 'keywords'>) => {
  const { labels } = useDraftView();
  return (
    <Section title={labels.keywords} isEmpty={keywords.length === 0}>
      <PairList
        pairs={keywords.map(({ id, term, meaning }) => ({ id, first: term, second: meaning }))}
        firstLabel={labels.term}
        secondLabel={labels.meaning}
        isLine
        addLabel="draft.addKeyword"
        write={(id, which, text) =>
          editKeywords((before) =>
            changeById(before, id, (keyword) => ({
              ...keyword,
              [which === 'first' ? 'term' : 'meaning']: text,
            })),
          )
        }
        remove={(id) => editKeywords((before) => removeById(before, id))}
        add={() => {
          const keyword = newKeyword();
          return { id: keyword.id, edit: editKeywords((before) => [...before, keyword]) };
        }}
      />
    </Section>
  );
};
