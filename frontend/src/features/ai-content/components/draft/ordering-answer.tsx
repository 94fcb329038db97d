import Box from '@mui/material/Box';
import { shownOrder } from '#shared/draft/test-forms.ts';
import { limits } from '#shared/model/limits.ts';
import type { QuestionOf } from '#shared/model/question.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { changeQuestion } from '../../model/draft/edit-blocks.ts';
import { useDraftView } from './draft-context.ts';
import { Prose } from './prose.tsx';
import { TextList } from './text-list.tsx';

interface Props {
  readonly question: QuestionOf<'ordering'>;
  readonly name: string;
}

/** A list to put in order: mixed for pupils, in the right order for the teacher. */
export const OrderingAnswer = ({ question, name }: Props) => {
  const { labels, withKeys } = useDraftView();
  const text = useMessage();
  const { id, items } = question;
  if (!withKeys)
    return (
      <Box sx={{ mt: 1, display: 'grid', gap: 1 }}>
        {shownOrder(question).map((right, index) => (
          <div key={right}>
            <Prose text={`${labels.letters.charAt(index)}) ${items[right] ?? ''}`} />
          </div>
        ))}
        <div>
          <Prose text={[labels.rightOrder, items.map(() => '……').join(' – ')].join(': ')} />
        </div>
      </Box>
    );
  return (
    <Box sx={{ mt: 1 }}>
      <TextList
        items={items}
        label={text('draft.partOf', { name, part: labels.rightOrder })}
        add="draft.addItem"
        field={`${id}.items`}
        isNumbered
        isMovable
        maximum={limits.draftOptions}
        write={(written) =>
          changeQuestion(id, (one) => (one.kind === 'ordering' ? { ...one, items: written } : one))
        }
      />
    </Box>
  );
};
