import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { nameColumns, nameOfRow } from '../../model/gradebook/edit-pupils.ts';
import {
  addPupilRow,
  newRowOf,
  pupilsWithoutRow,
  rowsWithoutPupil,
} from '../../model/gradebook/unmatched-pupils.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import type { CellAction } from '../../model/grid/grid-reducer.ts';

const list = { m: 0, mt: 1, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1 };

interface Props {
  readonly book: Gradebook;
  readonly dispatch: (action: CellAction) => void;
}

/** The pupils of the class list without a row, and the rows without a pupil. */
export const NamesNote = ({ book, dispatch }: Props) => {
  const text = useMessage();
  const pupils = book.classList?.pupils;
  if (!pupils) return null;
  const missing = pupilsWithoutRow(book);
  const strangers = rowsWithoutPupil(book);
  if (missing.length === 0 && strangers.length === 0) return null;
  const column = nameColumns(book)[0] ?? 0;
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2 }}>
      {missing.length > 0 && (
        <div>
          <Message id="review.pupilsWithoutRow" values={{ count: missing.length }} />
          <Box component="ul" sx={list}>
            {missing.map((pupil) => (
              <li key={pupil}>
                <Button
                  variant="outlined"
                  color="inherit"
                  startIcon={<Plus size={16} aria-hidden />}
                  aria-label={text('review.addRowFor', { name: pupils[pupil]?.name ?? '' })}
                  onClick={() =>
                    dispatch({
                      do: 'change',
                      edit: addPupilRow(pupil),
                      cell: { row: newRowOf(book, pupil), column: column + 1 },
                    })
                  }
                >
                  <bdi>{pupils[pupil]?.name}</bdi>
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
            {strangers.map((row) => {
              const line = book.rows[row];
              const name = line && nameOfRow(book, line);
              return (
                <li key={line?.id}>
                  <Button
                    variant="outlined"
                    color="inherit"
                    onClick={() => dispatch({ do: 'focus', cell: { row, column } })}
                  >
                    <span>
                      <Message
                        id={name ? 'review.rowNamed' : 'review.row'}
                        values={{ row: row + 1, name }}
                      />
                    </span>
                  </Button>
                </li>
              );
            })}
          </Box>
        </div>
      )}
    </Box>
  );
};
