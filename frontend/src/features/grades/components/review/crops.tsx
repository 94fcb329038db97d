import Box from '@mui/material/Box';
import type { Gradebook } from '#shared/model/gradebook.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { Picture } from '#frontend/lib/resources/use-picture.ts';
import type { CellPosition } from '../../model/gradebook/edit-gradebook.ts';
import { nameOfRow } from '../../model/gradebook/edit-pupils.ts';
import { HEADINGS } from '../../model/grid/grid-cells.ts';
import { areaOf, boxOfRow, cutOut, type Area } from '../../model/review/picture-area.ts';
import { PictureCrop } from './picture-crop.tsx';

interface Props {
  readonly book: Gradebook;
  readonly cell: CellPosition;
  readonly picture: Picture;
  /** Whether there is room for the picture of the whole row as well. */
  readonly isWide: boolean;
}

/** The crops' widths relative to their height. */
const CELL = { wide: 2.6, narrow: 4.6 };
const STRIP = 11;

const frame = {
  overflow: 'hidden',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '8px',
  bgcolor: '#fff',
} as const;

/** The area directly above another, with the same height. */
const above = ({ y, height, ...area }: Area): Area => ({
  ...area,
  y: Math.max(0, y - height * 1.1),
  height,
});

/** The crop of a cell with its surroundings, and the strip of its whole row. */
export const Crops = ({ book, cell, picture, isWide }: Props) => {
  const text = useMessage();
  const isHeading = cell.row === HEADINGS;
  const row = book.rows[Math.max(cell.row, 0)];
  const { shown, onError } = picture;
  const rowBox = row && boxOfRow(row);
  if (!shown || !row || !rowBox) return null;
  // A heading has no box, so the area above the first row is used.
  const strip = isHeading ? above(areaOf(rowBox, shown)) : areaOf(rowBox, shown);
  const box = row.cells[cell.column]?.box;
  const area = box && (isHeading ? above(areaOf(box, shown)) : areaOf(box, shown));
  const name = isHeading ? text('review.heading') : nameOfRow(book, row);
  const column = book.columns[cell.column]?.heading ?? '';
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {area && (
        <Box sx={{ ...frame, height: isWide ? 136 : 68 }}>
          <PictureCrop
            picture={shown}
            area={cutOut(area, shown, isWide ? CELL.wide : CELL.narrow, 0.35)}
            marked={area}
            label={text('review.cropOf', { name, column })}
            onError={onError}
          />
        </Box>
      )}
      {(isWide || !area) && (
        <Box sx={{ ...frame, height: 44 }}>
          <PictureCrop
            picture={shown}
            area={cutOut(strip, shown, STRIP, 0.1)}
            marked={area}
            label={text('review.stripOf', { name })}
            onError={onError}
          />
        </Box>
      )}
    </Box>
  );
};
