import Box from '@mui/material/Box';
import { memo } from 'react';
import { isolate } from '#frontend/i18n/isolate.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { nameOfRow } from '../../model/gradebook/edit-pupils.ts';
import { useDoubtWords } from '../../hooks/review/use-doubt-words.ts';
import { SEPARATOR } from '#frontend/record/model/grid/grid-cells.ts';
import { AverageWords } from './average-words.tsx';
import { CellAnswers } from './cell-answers.tsx';
import { cropStyles, useCrops } from './crops.tsx';
import { ListName } from './list-name.tsx';
import { useFocused, type Focused } from '../../hooks/review/review-context.ts';

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

/** Returns a function that names the pupil and the column of a cell. */
const useTitle = () => {
  const text = useMessage();
  return ({ book, cell, question }: Focused) => {
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
};

/** Returns a function that says why a cell is doubtful, or how its average is calculated. */
const useWords = () => {
  const text = useMessage();
  const sayDoubt = useDoubtWords();
  return ({ book, cell: at, question }: Focused) => {
    const row = book.rows[at.row];
    const cell = row?.cells[at.column];
    const read = row ? undefined : book.columns[at.column]?.read;
    if (question.doubt || read !== undefined)
      return (
        <>
          {question.doubt &&
            sayDoubt(book, question.doubt).map((sentence) => (
              <div key={sentence} data-doubt>
                {sentence}
              </div>
            ))}
          {read !== undefined && <div>{text('review.headingRead', { read: isolate(read) })}</div>}
        </>
      );
    if (cell?.checked) return <div>{text('review.checkedByYou')}</div>;
    return row && !cell && <AverageWords book={book} cell={at} />;
  };
};

/** One component with plain elements, which the section around it styles, because each move draws all of it. */
const Here = ({ isWide, hasCrops, wordsId }: Omit<Props, 'isShort'>) => {
  const focused = useFocused();
  const titleOf = useTitle();
  const cropsOf = useCrops(isWide);
  const wordsOf = useWords();
  return (
    <>
      <p>{titleOf(focused)}</p>
      {hasCrops && cropsOf(focused)}
      <div id={wordsId} data-words>
        {wordsOf(focused)}
      </div>
    </>
  );
};

// The same for each draw, so that React does not look into it again.
const answers = <CellAnswers />;

/** The current cell: its part of the photo, why it is doubtful, and the answers. */
export const FocusedCell = memo(({ isShort, ...here }: Props) => {
  const { isWide } = here;
  return (
    <Box
      component="section"
      aria-label={useMessage()('review.here')}
      sx={{
        display: 'grid',
        gap: isWide ? 1.5 : 1,
        alignContent: 'start',
        // Keeps the table below from moving when the text gets longer or shorter.
        minHeight: isWide ? 296 : isShort ? 0 : 188,
        '& > p': {
          m: 0,
          typography: 'subtitle1',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          '& span': { color: 'text.secondary', fontWeight: 400 },
        },
        '& > [data-crops]': cropStyles(isWide),
        '& > [data-words]': {
          display: 'grid',
          gap: 0.5,
          fontSize: '0.9375rem',
          '& > div': { color: 'text.secondary' },
          '& > [data-doubt]': { color: 'paper.saffronText', fontWeight: 500 },
        },
        '& > [data-answers]': {
          ...{ display: 'flex', flexWrap: 'wrap', gap: 1 },
          '& > span:not([hidden])': { display: 'flex' },
        },
        '@media (pointer: coarse)': { '& > [data-answers] button': { minHeight: 44 } },
      }}
    >
      <Here {...here} />
      {answers}
    </Box>
  );
});
