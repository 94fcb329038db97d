import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { memo, useState } from 'react';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { isSame } from '#frontend/lib/documents/is-same.ts';
import { useEvent } from '#frontend/lib/use-event.ts';
import { nameColumns, nameOfRow } from '../../model/gradebook/edit-pupils.ts';
import {
  addPupilRow,
  newRowOf,
  pupilsWithoutRow,
  rowsWithoutPupil,
} from '../../model/gradebook/unmatched-pupils.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import { perBook } from '#frontend/record/model/table/per-book.ts';
import { useReviewPart, useReviewStore } from '../../hooks/review/review-context.ts';

const list = { m: 0, mt: 1, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1 };

interface UnmatchedProps {
  readonly missing: readonly { readonly pupil: number; readonly name: string }[];
  readonly strangers: readonly {
    readonly id: string;
    readonly row: number;
    readonly name: string;
  }[];
  readonly onAdd: (pupil: number) => void;
  readonly onShow: (row: number) => void;
}

/** Drawn again only when a name has changed: few marks change one. */
const Unmatched = memo(({ missing, strangers, onAdd, onShow }: UnmatchedProps) => {
  const text = useMessage();
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2 }}>
      {missing.length > 0 && (
        <div>
          <Message id="review.pupilsWithoutRow" values={{ count: missing.length }} />
          <Box component="ul" sx={list}>
            {missing.map(({ pupil, name }) => (
              <li key={pupil}>
                <Button
                  variant="outlined"
                  color="inherit"
                  startIcon={<Plus size={16} />}
                  aria-label={text('review.addRowFor', { name })}
                  onClick={() => onAdd(pupil)}
                >
                  <bdi>{name}</bdi>
                </Button>
              </li>
            ))}
          </Box>
        </div>
      )}
      {strangers.length > 0 && (
        <div>
          <Message id="review.rowsWithoutPupil" values={{ count: strangers.length }} />
          <Box component="ul" sx={list}>
            {strangers.map(({ id, row, name }) => (
              <li key={id}>
                <Button variant="outlined" color="inherit" onClick={() => onShow(row)}>
                  <span>
                    <Message
                      id={name ? 'review.rowNamed' : 'review.row'}
                      values={{ row: row + 1, name }}
                    />
                  </span>
                </Button>
              </li>
            ))}
          </Box>
        </div>
      )}
    </Box>
  );
});

/** A function that returns the same object as before when it works out an equal one, for parts of a store. */
const keepSame = <From, Result>(workOut: (from: From) => Result): ((from: From) => Result) => {
  let kept: Result | undefined;
  return (from) => {
    const now = workOut(from);
    if (kept !== undefined && isSame(kept, now)) return kept;
    kept = now;
    return now;
  };
};

/** The pupils without a row and the rows without a pupil, if there are some. */
const unmatchedIn = (
  book: Gradebook,
): Pick<UnmatchedProps, 'missing' | 'strangers'> | undefined => {
  const pupils = book.classList?.pupils;
  if (!pupils) return undefined;
  const missing = pupilsWithoutRow(book).map((pupil) => ({
    pupil,
    name: pupils[pupil]?.name ?? '',
  }));
  const strangers = rowsWithoutPupil(book).flatMap((row) => {
    const line = book.rows[row];
    return line ? [{ id: line.id, row, name: nameOfRow(book, line) }] : [];
  });
  return missing.length + strangers.length > 0 ? { missing, strangers } : undefined;
};

/** The pupils of the class list without a row, and the rows without a pupil. */
export const NamesNote = () => {
  const review = useReviewStore();
  const [unmatched] = useState(() => keepSame(perBook(unmatchedIn)));
  const shown = useReviewPart(({ book }) => unmatched(book));
  const columnNow = (): number => nameColumns(review.get().book)[0] ?? 0;
  const onAdd = useEvent((pupil: number) => {
    const { book, dispatch } = review.get();
    dispatch({
      do: 'edit-page',
      edit: addPupilRow(pupil),
      cell: { row: newRowOf(book, pupil), column: columnNow() + 1 },
    });
  });
  const onShow = useEvent((row: number) =>
    review.get().dispatch({ do: 'focus', cell: { row, column: columnNow() } }),
  );
  return shown && <Unmatched {...shown} {...{ onAdd, onShow }} />;
};
