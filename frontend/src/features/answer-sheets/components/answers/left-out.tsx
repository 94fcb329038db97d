import Box from '@mui/material/Box';
import { TriangleAlert } from 'lucide-react';
import { memo, useId, useState } from 'react';
import type { LeftOutSheet } from '#shared/model/answer-sheets.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { useSelector } from '#frontend/lib/use-selector.ts';
import type { AnswersStore } from '../../hooks/answers/use-answers.ts';
import type { AnswerRow } from '../../model/answers/answer-rows.ts';
import { TextButton } from '#frontend/components/page/text-button.tsx';

interface Props {
  readonly review: AnswersStore;
  readonly onTakeBack: (sheet: number) => void;
}

/** Why a picture gave no answers, and what to do. */
const Reason = ({
  left,
  rows,
}: {
  readonly left: LeftOutSheet;
  readonly rows: readonly AnswerRow[];
}) => {
  const { picture, problem, name, pupil } = left;
  const whose = rows.find((row) => pupil !== undefined && row.pupil === pupil)?.name ?? '';
  return (
    <>
      <strong>
        <Message id="answers.picture" values={{ number: picture + 1 }} />
      </strong>{' '}
      <Message
        id={`answers.left.${problem}`}
        values={{
          ...{ name: name ?? '', isNamed: name === undefined ? 'no' : 'yes' },
          ...{ pupil: whose, isKnown: whose === '' ? 'no' : 'yes' },
        }}
      />
    </>
  );
};

/** Pupils without a sheet, and pictures that gave no answers; counted, and listed when asked for. */
export const LeftOut = memo(({ review, onTakeBack }: Props) => {
  const id = useId();
  const text = useMessage();
  const [isShown, setShown] = useState(false);
  const rows = useSelector(review, (now) => now.rows);
  const leftOut = useSelector(review, ({ content }) => content.leftOut);
  const missing = rows.filter(({ sheet }) => sheet === undefined);
  // As a text, because each edit makes another list of the sheets.
  const indices = useSelector(review, ({ content: { sheets } }) =>
    sheets.flatMap(({ dismissed }, index) => (dismissed ? index : [])).join(' '),
  );
  const dismissed = indices === '' ? [] : indices.split(' ').map(Number);
  const pictureOf = (index: number): number => review.get().content.sheets[index]?.picture ?? 0;
  if (missing.length === 0 && leftOut.length === 0 && dismissed.length === 0) return null;
  return (
    <Box
      component="section"
      aria-label={text('answers.leftOut')}
      sx={{ bgcolor: 'paper.saffronWash', borderRadius: '8px', px: 2, py: 1 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        <Box sx={{ display: 'flex', color: 'paper.saffronText' }}>
          <TriangleAlert size={20} />
        </Box>
        <Box sx={{ flex: '1 1 200px', py: 0.5 }}>
          {missing.length > 0 && (
            <Message id="answers.missing" values={{ count: missing.length }} />
          )}
          {leftOut.length > 0 && (
            <>
              {' '}
              <Message id="answers.leftOutCount" values={{ count: leftOut.length }} />
            </>
          )}
          {dismissed.length > 0 && (
            <>
              {' '}
              <Message id="answers.dismissedCount" values={{ count: dismissed.length }} />
            </>
          )}
        </Box>
        <TextButton
          label={isShown ? 'answers.hideThem' : 'answers.showThem'}
          size="small"
          aria-expanded={isShown}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
        />
      </Box>
      <Box
        id={id}
        component="ul"
        hidden={!isShown}
        sx={{ m: 0, my: 1, ps: 0, paddingInlineStart: 4.5, '& li + li': { mt: 0.75 } }}
      >
        {missing.length > 0 && (
          <li>
            <>
              <strong>
                <Message id="answers.noSheet" />
              </strong>{' '}
              {missing.map(({ pupil, name }, index) => (
                <span key={pupil}>
                  {index > 0 && text('answers.comma')}
                  <bdi>{name}</bdi>
                </span>
              ))}
              {'. '}
              <Message id="answers.missingHelp" />
            </>
          </li>
        )}
        {leftOut.map((left, index) => (
          <li key={index}>
            <Reason left={left} rows={rows} />
          </li>
        ))}
        {dismissed.map((index) => (
          <li key={`dismissed ${index}`}>
            <>
              <strong>
                <Message id="answers.picture" values={{ number: pictureOf(index) + 1 }} />
              </strong>{' '}
              <Message id="answers.dismissed" />{' '}
            </>
            <TextButton label="answers.takeBack" size="small" onClick={() => onTakeBack(index)} />
          </li>
        ))}
      </Box>
    </Box>
  );
});
