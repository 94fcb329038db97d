import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Image } from 'lucide-react';
import { useId, useState } from 'react';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { usePicture } from '#frontend/lib/resources/use-picture.ts';
import { fetchPicture, pictureKey } from '../../gradebook-api.ts';
import type { CellPosition } from '../../model/gradebook/edit-gradebook.ts';
import { rowsOnPage } from '../../model/review/picture-area.ts';
import type { Review } from '../../hooks/review/use-review.ts';
import type { Screen } from '../../hooks/review/use-screen.ts';
import { useVisibleCell } from '../../hooks/review/use-visible-cell.ts';
import { MarkGrid } from '../grid/mark-grid.tsx';
import { FocusedCell } from './focused-cell.tsx';
import { PageChoice } from './page-choice.tsx';
import { Workplace } from './workplace.tsx';

// Loaded after the table, which the teacher needs first.
const BelowTable = lazyComponent(() => import('./below-table.tsx'));
const Keypad = lazyComponent(() => import('../grid/keypad.tsx'));
const PagePhoto = lazyComponent(() => import('./page-photo.tsx'));
const ReviewOverlays = lazyComponent(() => import('./review-overlays.tsx'));

const photoStyle = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  height: '100%',
  minHeight: 0,
  '& > :last-child': { flex: 1 },
} as const;

const isSameCell = (a: CellPosition, b: CellPosition): boolean =>
  a.row === b.row && a.column === b.column;

interface Props {
  readonly jobId: string;
  readonly screen: Screen;
  readonly review: Review;
}

/** The photo and the table of marks, and what belongs to the table. */
export const ReviewedMarks = ({ jobId, screen, review }: Props) => {
  const { book, doubts, state, question, left, dispatch } = review;
  const { cell, asked, typed, opened, everyMark } = state;
  const { isWide, isShort, isBeside, hasKeypad } = screen;
  const wordsId = useId();
  const [inTable, setInTable] = useState(false);
  const [showsPhoto, setShowsPhoto] = useState(false);
  const own = book.rows[Math.max(cell.row, 0)]?.page ?? 0;
  const [chosen, setChosen] = useState({ cell, page: own });
  // The photo follows the focused cell; another one is shown until the focus moves.
  const page = isSameCell(chosen.cell, cell) ? chosen.page : own;
  const picture = usePicture(pictureKey(jobId, own), () => fetchPicture(jobId, own));
  const shown = usePicture(pictureKey(jobId, page), () => fetchPicture(jobId, page));
  const isDoubtful = question.doubt !== undefined;
  const { workplace, questionRef, showCell } = useVisibleCell(screen, asked, isDoubtful);
  const grid = { book, cell, dispatch };
  const photo = (
    <Box sx={photoStyle}>
      <PageChoice
        pages={book.pages}
        page={page}
        onChoose={(next) => setChosen({ cell, page: next })}
      />
      <PagePhoto
        key={page}
        rows={rowsOnPage(book.rows, page)}
        focused={page === own ? book.rows[cell.row]?.cells[cell.column]?.box : undefined}
        onChoose={(next) => dispatch({ do: 'focus', cell: next })}
        picture={shown}
      />
    </Box>
  );
  return (
    <>
      <Workplace
        screen={screen}
        ref={workplace}
        questionRef={questionRef}
        question={
          <FocusedCell
            {...grid}
            {...{ question, picture, wordsId, isWide, isShort }}
            hasCrops={!isShort || isBeside}
          />
        }
        photo={isWide && photo}
        table={
          <MarkGrid
            {...grid}
            {...{ asked, typed, doubts, everyMark, hasKeypad }}
            describedBy={wordsId}
          />
        }
        onFocus={setInTable}
      />
      <BelowTable
        book={book}
        column={cell.column}
        asksClass={doubts.some(({ reasons }) => reasons.includes('other-class'))}
        dispatch={dispatch}
      >
        {!isWide && (
          <Button
            color="inherit"
            startIcon={<Image size={18} aria-hidden />}
            aria-expanded={showsPhoto}
            onClick={() => setShowsPhoto(!showsPhoto)}
          >
            <Message id="review.wholePage" />
          </Button>
        )}
      </BelowTable>
      {!isWide && showsPhoto && <Box sx={{ height: '60dvh' }}>{photo}</Box>}
      <ReviewOverlays {...grid} opened={opened} picture={picture} />
      {hasKeypad && inTable && <Keypad {...grid} typed={typed} left={left} onResize={showCell} />}
    </>
  );
};
