import Box from '@mui/material/Box';
import { TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { sheetWarnings, type SheetWarning } from '#shared/model/answer-sheets.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { useSelector } from '#frontend/lib/use-selector.ts';
import type { AnswersReview, AnswersStore } from '../../hooks/answers/use-answers.ts';

const NAMED = 5;

/** The sheets with a warning, by index, as a text: each edit makes another list of the sheets. */
const warned =
  (warning: SheetWarning) =>
  ({ content: { sheets } }: AnswersReview): string =>
    sheets
      .flatMap(({ warnings, dismissed }, index) =>
        !dismissed && warnings?.includes(warning) ? index : [],
      )
      .join(' ');

const Warning = ({
  review,
  warning,
}: {
  readonly review: AnswersStore;
  readonly warning: SheetWarning;
}) => {
  const text = useMessage();
  const indices = useSelector(review, warned(warning));
  const rows = useSelector(review, (now) => now.rows);
  if (indices === '') return null;
  const sheets = indices.split(' ').map(Number);
  const nameOf = (index: number): string =>
    rows.find(({ sheet }) => sheet === index)?.name ||
    text('answers.unnamed', { number: (review.get().content.sheets[index]?.picture ?? 0) + 1 });
  const more = sheets.length - NAMED;
  return (
    <Box
      role="note"
      sx={{
        display: 'flex',
        gap: 1.5,
        bgcolor: 'paper.saffronWash',
        borderRadius: '8px',
        px: 2,
        py: 1.25,
      }}
    >
      <Box sx={{ display: 'flex', color: 'paper.saffronText', pt: 0.25 }}>
        <TriangleAlert size={20} />
      </Box>
      <div>
        <>
          <Message id={`answers.warning.${warning}`} values={{ count: sheets.length }} />{' '}
        </>
        {sheets.slice(0, NAMED).map((index, at) => (
          <span key={index}>
            {at > 0 && text('answers.comma')}
            <bdi>{nameOf(index)}</bdi>
          </span>
        ))}
        {more > 0 && (
          <>
            {' '}
            <Message id="answers.replacedMore" values={{ count: more }} />
          </>
        )}
      </div>
    </Box>
  );
};

/** What a teacher should know of whole sheets; once for each kind. */
export const SheetWarnings = memo(({ review }: { readonly review: AnswersStore }) =>
  sheetWarnings.map((warning) => <Warning key={warning} review={review} warning={warning} />),
);
