import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Gradebook } from '#shared/model/gradebook.ts';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { Picture } from '#frontend/lib/resources/use-picture.ts';
import type { CellPosition } from '../../model/gradebook/edit-gradebook.ts';
import { nameOfRow } from '../../model/gradebook/edit-pupils.ts';
import type { Question } from '../../model/review/questions.ts';
import type { ReviewAction } from '../../model/review/review-reducer.ts';
import { AverageWords } from './average-words.tsx';
import { CellAnswers } from './cell-answers.tsx';
import { useDoubtWords } from '../../hooks/review/use-doubt-words.ts';
import { SEPARATOR } from '../../model/grid/grid-cells.ts';
import { Crops } from './crops.tsx';
import { ListName } from './list-name.tsx';

// Loaded separately, because few pages need them.
const ClassAnswers = lazyComponent(() => import('./class-answers.tsx'));
const RoleAnswers = lazyComponent(() => import('./role-answers.tsx'));

interface Props {
  readonly book: Gradebook;
  readonly cell: CellPosition;
  readonly question: Question;
  readonly picture: Picture;
  readonly dispatch: (action: ReviewAction) => void;
  /** Whether there is room for the picture of the whole row as well. */
  readonly isWide: boolean;
  /** Whether the screen has room only for the table and the keypad. */
  readonly isShort: boolean;
  /** Whether to show the cell's part of the photo. */
  readonly hasCrops: boolean;
  /** The id of the explanation, which describes the cell. */
  readonly wordsId: string;
}

/** The pupil and the column of a cell. */
const CellTitle = ({ book, cell, question }: Pick<Props, 'book' | 'cell' | 'question'>) => {
  const text = useMessage();
  const row = book.rows[cell.row];
  const column = book.columns[cell.column];
  const list = question.asksClass && book.classList;
  return (
    <Typography component="p" variant="subtitle1" noWrap>
      <bdi>
        {row
          ? nameOfRow(book, row) || text('review.row', { row: cell.row + 1 })
          : text(list ? 'review.pupils' : 'review.heading')}
      </bdi>
      {column && (
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
          {SEPARATOR}
          {list ? (
            <ListName list={list} />
          ) : (
            <bdi>{column.heading || text(`review.kind.${column.kind}`)}</bdi>
          )}
        </Box>
      )}
    </Typography>
  );
};

/** The current cell: its part of the photo, why it is doubtful, and the answers. */
export const FocusedCell = (props: Props) => {
  const { book, cell: at, question, picture, dispatch, isWide, isShort, hasCrops, wordsId } = props;
  const { doubt, asksClass, asksRole, proposed } = question;
  const text = useMessage();
  const sayDoubt = useDoubtWords();
  const row = book.rows[at.row];
  const cell = row?.cells[at.column];
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
      }}
    >
      <CellTitle book={book} cell={at} question={question} />
      {hasCrops && !asksClass && <Crops book={book} cell={at} picture={picture} isWide={isWide} />}
      <Box id={wordsId} sx={{ display: 'grid', gap: 0.5, fontSize: '0.9375rem' }}>
        {doubt &&
          sayDoubt(book, doubt).map((sentence) => (
            <Box key={sentence} sx={{ color: 'paper.saffronText', fontWeight: 500 }}>
              {sentence}
            </Box>
          ))}
        {!doubt && cell?.checked && (
          <Box sx={{ color: 'text.secondary' }}>
            <Message id="review.checkedByYou" />
          </Box>
        )}
        {row && !cell && <AverageWords book={book} cell={at} />}
      </Box>
      {asksClass ? (
        <ClassAnswers dispatch={dispatch} />
      ) : asksRole ? (
        <RoleAnswers proposed={proposed} dispatch={dispatch} />
      ) : (
        <CellAnswers book={book} cell={at} doubt={doubt} dispatch={dispatch} />
      )}
    </Box>
  );
};
