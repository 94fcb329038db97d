import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { nameOfRow } from '../../model/gradebook/edit-pupils.ts';
import { useDoubtWords } from '../../hooks/review/use-doubt-words.ts';
import { SEPARATOR } from '../../model/grid/grid-cells.ts';
import { AverageWords } from './average-words.tsx';
import { CellAnswers } from './cell-answers.tsx';
import { Crops } from './crops.tsx';
import { ListName } from './list-name.tsx';
import { useFocused } from '../../hooks/review/review-context.ts';

interface Props {
  /** Whether there is room for the picture of the whole row as well. */
  readonly isWide: boolean;
  /** Whether the screen has room only for the table and the keypad. */
  readonly isShort: boolean;
  /** Whether to show the cell's part of the photo. */
  readonly hasCrops: boolean;
  /** The id of the explanation, which describes the cell. */
  readonly wordsId: string;
}

/** The pupil and the column of the focused cell. */
const Title = () => {
  const { book, cell, question } = useFocused();
  const text = useMessage();
  const row = book.rows[cell.row];
  const column = book.columns[cell.column];
  const list = question.asksClass && book.classList;
  return (
    <>
      <bdi>
        {row
          ? nameOfRow(book, row) || text('review.row', { row: cell.row + 1 })
          : text(list ? 'review.pupils' : 'review.heading')}
      </bdi>
      {column && (
        <span>
          {SEPARATOR}
          {list ? (
            <ListName list={list} />
          ) : (
            <bdi>{column.heading || text(`review.kind.${column.kind}`)}</bdi>
          )}
        </span>
      )}
    </>
  );
};

/** Why the focused cell is doubtful, or how its average is calculated. */
const Words = () => {
  const { book, cell: at, question } = useFocused();
  const text = useMessage();
  const sayDoubt = useDoubtWords();
  const row = book.rows[at.row];
  const cell = row?.cells[at.column];
  if (question.doubt)
    return sayDoubt(book, question.doubt).map((sentence) => (
      <div key={sentence} data-doubt>
        {sentence}
      </div>
    ));
  if (cell?.checked) return <div>{text('review.checkedByYou')}</div>;
  return row && !cell && <AverageWords book={book} cell={at} />;
};

/** The current cell: its part of the photo, why it is doubtful, and the answers. */
export const FocusedCell = memo(({ isWide, isShort, hasCrops, wordsId }: Props) => {
  const text = useMessage();
  return (
    <Box
      component="section"
      aria-label={text('review.here')}
      sx={{
        display: 'grid',
        gap: isWide ? 1.5 : 1,
        alignContent: 'start',
        // Keeps the table below from moving when the text gets longer or shorter.
        minHeight: isWide ? 296 : isShort ? 0 : 188,
        '& > [data-answers]': { display: 'flex', flexWrap: 'wrap', gap: 1 },
        '@media (pointer: coarse)': { '& > [data-answers] button': { minHeight: 44 } },
      }}
    >
      <Typography
        component="p"
        variant="subtitle1"
        noWrap
        sx={{ '& span': { color: 'text.secondary', fontWeight: 400 } }}
      >
        <Title />
      </Typography>
      {hasCrops && <Crops isWide={isWide} />}
      <Box
        id={wordsId}
        sx={{
          display: 'grid',
          gap: 0.5,
          fontSize: '0.9375rem',
          '& > div': { color: 'text.secondary' },
          '& > [data-doubt]': { color: 'paper.saffronText', fontWeight: 500 },
        }}
      >
        <Words />
      </Box>
      <CellAnswers />
    </Box>
  );
});
