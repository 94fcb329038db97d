import Box from '@mui/material/Box';
import { memo } from 'react';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { nameOfRow } from '../../model/gradebook/edit-pupils.ts';
import { HEADINGS } from '../../model/grid/grid-cells.ts';
import { areaOf, boxOfRow, cutOut, type Area } from '../../model/review/picture-area.ts';
import { PictureCrop } from './picture-crop.tsx';
import { useFocused } from '../../hooks/review/review-context.ts';
import { useOwnPicture } from './reviewed-picture.tsx';

interface Props {
  /** Whether there is room for the picture of the whole row as well. */
  readonly isWide: boolean;
}

/** The crops' widths relative to their height. */
const CELL = { wide: 2.6, narrow: 4.6 };
const STRIP = 11;

/** The area directly above another, with the same height. */
const above = ({ y, height, ...area }: Area): Area => ({
  ...area,
  y: Math.max(0, y - height * 1.1),
  height,
});

const CellCrops = ({ isWide }: Props) => {
  const { book, cell, question } = useFocused();
  const { shown, onError } = useOwnPicture();
  const text = useMessage();
  const isHeading = cell.row === HEADINGS;
  const row = book.rows[Math.max(cell.row, 0)];
  const rowBox = row && boxOfRow(row);
  if (question.asksClass || !shown || !row || !rowBox) return null;
  // A heading has no box, so the area above the first row is used.
  const strip = isHeading ? above(areaOf(rowBox, shown)) : areaOf(rowBox, shown);
  const box = row.cells[cell.column]?.box;
  const area = box && (isHeading ? above(areaOf(box, shown)) : areaOf(box, shown));
  const name = isHeading ? text('review.heading') : nameOfRow(book, row);
  const column = book.columns[cell.column]?.heading ?? '';
  return (
    <>
      {area && (
        <div data-crop="cell">
          <PictureCrop
            picture={shown}
            area={cutOut(area, shown, isWide ? CELL.wide : CELL.narrow, 0.35)}
            marked={area}
            label={text('review.cropOf', { name, column })}
            onError={onError}
          />
        </div>
      )}
      {(isWide || !area) && (
        <div data-crop="row">
          <PictureCrop
            picture={shown}
            area={cutOut(strip, shown, STRIP, 0.1)}
            marked={area}
            label={text('review.stripOf', { name })}
            onError={onError}
          />
        </div>
      )}
    </>
  );
};

/** The crop of the focused cell with its surroundings, and the strip of its whole row. */
export const Crops = memo(({ isWide }: Props) => (
  <Box
    sx={{
      display: 'grid',
      gap: 1,
      '&:empty': { display: 'none' },
      '& > div': {
        overflow: 'hidden',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '8px',
        bgcolor: '#fff',
      },
      '& > [data-crop=cell]': { height: isWide ? 136 : 68 },
      '& > [data-crop=row]': { height: 44 },
    }}
  >
    <CellCrops isWide={isWide} />
  </Box>
));
