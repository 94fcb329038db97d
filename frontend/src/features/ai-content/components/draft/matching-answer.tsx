import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { shownOrder } from '#shared/draft/test-forms.ts';
import { limits } from '#shared/model/limits.ts';
import type { QuestionOf } from '#shared/model/question.ts';
import { newId } from '#shared/text/new-id.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { changeQuestion } from '../../model/draft/edit-blocks.ts';
import { changeById, removeById } from '../../model/draft/lists.ts';
import { useDraftView } from './draft-context.ts';
import { PairList } from './pair-list.tsx';
import { Prose } from './prose.tsx';

type Matching = QuestionOf<'matching'>;
interface Props {
  readonly question: Matching;
  readonly name: string;
}

const changePairs = (id: string, change: (pairs: Matching['pairs']) => Matching['pairs']) =>
  changeQuestion(id, (one) =>
    one.kind === 'matching' ? { ...one, pairs: change(one.pairs) } : one,
  );

const Lists = ({ question }: Pick<Props, 'question'>) => {
  const { labels } = useDraftView();
  const { pairs } = question;
  const rights = shownOrder(question).flatMap((right) => pairs.slice(right, right + 1));
  return (
    <Box
      sx={{
        mt: 1,
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        columnGap: 4,
        rowGap: 1,
      }}
    >
      {pairs.map(({ id, left }, index) => (
        <Fragment key={id}>
          <div>
            <Prose text={`${labels.number(index + 1)}. ${left} ……`} />
          </div>
          <div>
            <Prose text={`${labels.letters.charAt(index)}) ${rights[index]?.right ?? ''}`} />
          </div>
        </Fragment>
      ))}
    </Box>
  );
};

/** Two lists to match: mixed for pupils, in pairs for the teacher. */
export const MatchingAnswer = ({ question, name }: Props) => {
  const { labels, withKeys } = useDraftView();
  const text = useMessage();
  const { id, pairs } = question;
  if (!withKeys) return <Lists question={question} />;
  return (
    <Box sx={{ mt: 1 }}>
      <PairList
        of={id}
        pairs={pairs.map((pair) => ({ id: pair.id, first: pair.left, second: pair.right }))}
        firstLabel={text('draft.partOf', { name, part: labels.matchLeft })}
        secondLabel={text('draft.partOf', { name, part: labels.matchRight })}
        addLabel="draft.addPair"
        maximum={limits.draftOptions}
        write={(pair, which, written) =>
          changePairs(id, (all) =>
            changeById(all, pair, (one) =>
              which === 'first' ? { ...one, left: written } : { ...one, right: written },
            ),
          )
        }
        remove={(pair) => changePairs(id, (all) => removeById(all, pair))}
        add={() => {
          const pair = { id: newId(), left: '', right: '' };
          return { id: pair.id, edit: changePairs(id, (all) => [...all, pair]) };
        }}
      />
    </Box>
  );
};
