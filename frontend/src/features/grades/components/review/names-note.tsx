import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import {
  addPupilRow,
  nameColumns,
  nameOfRow,
  pupilsWithoutRow,
  rowsWithoutPupil,
} from '../../model/gradebook/edit-pupils.ts';
import type { Review } from '../../hooks/review/use-review.ts';

const list = { m: 0, mt: 1, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1 };

/** The pupils of the class list without a row, and the rows without a pupil. */
export const NamesNote = ({ review }: { readonly review: Review }) => {
  const { book, doubts, edit, go } = review;
  const text = useMessage();
  const pupils = book.classList?.pupils;
  // If the list may belong to another class, that question comes first.
  if (!pupils || doubts.some(({ reasons }) => reasons.includes('other-class'))) return null;
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
                  onClick={() => {
                    const after = edit(addPupilRow(pupil));
                    go({
                      row: after.rows.findIndex((row) => row.pupil === pupil),
                      column: column + 1,
                    });
                  }}
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
                  <Button variant="outlined" color="inherit" onClick={() => go({ row, column })}>
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
