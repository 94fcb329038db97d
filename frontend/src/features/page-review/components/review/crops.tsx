import { useTheme } from '@mui/material/styles';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { nameOfRow } from '../../model/gradebook/edit-pupils.ts';
import { HEADINGS } from '#frontend/record/model/grid/grid-cells.ts';
import { areaOf, boxOfRow, cutOut, type Area } from '../../model/review/picture-area.ts';
import { pictureCrop } from './picture-crop.tsx';
import type { Focused } from '../../hooks/review/review-context.ts';
import { useOwnPicture } from './reviewed-picture.tsx';

/** The crops' widths relative to their height. */
const CELL = { wide: 2.6, narrow: 4.6 };
const STRIP = 11;

/** The area directly above another, with the same height. */
const above = ({ y, height, ...area }: Area): Area => ({
  ...area,
  y: Math.max(0, y - height * 1.1),
  height,
});

/** The styles of the crops, for the section around them. */
export const cropStyles = (isWide: boolean) => ({
  display: 'grid',
  gap: 1,
  '& > div': {
    overflow: 'hidden',
    border: '1px solid',
    borderColor: 'divider',
    borderRadius: '8px',
    bgcolor: '#fff',
  },
  '& > [data-crop=cell]': { height: isWide ? 136 : 68 },
  '& > [data-crop=row]': { height: 44 },
});

/**
 * Returns a function that shows the crop of a cell with its surroundings, and the strip of its whole row: plain elements,
 * which the section around them styles.
 * @param isWide whether there is room for the strip as well
 */
export const useCrops = (isWide: boolean) => {
  const { shown, state, onError } = useOwnPicture();
  const { palette } = useTheme().vars;
  const text = useMessage();
  return ({ book, cell, question }: Focused) => {
    const isHeading = cell.row === HEADINGS;
    const row = book.rows[Math.max(cell.row, 0)];
    const rowBox = row && boxOfRow(row);
    if (question.asksClass || !row || !rowBox) return null;
    const box = row.cells[cell.column]?.box;
    // While the photo loads, the crops keep their room.
    if (!shown && state === 'loading') {
      return (
        <div data-crops aria-hidden>
          {box && <div data-crop="cell" />}
          {(isWide || !box) && <div data-crop="row" />}
        </div>
      );
    }
    if (!shown) return null;
    // A heading has no box, so the area above the first row is used.
    const strip = isHeading ? above(areaOf(rowBox, shown)) : areaOf(rowBox, shown);
    const area = box && (isHeading ? above(areaOf(box, shown)) : areaOf(box, shown));
    const name = isHeading ? text('review.heading') : nameOfRow(book, row);
    const column = book.columns[cell.column]?.heading ?? '';
    return (
      <div data-crops>
        {area && (
          <div data-crop="cell">
            {pictureCrop({
              ...{ picture: shown, marked: area, onError, palette },
              area: cutOut(area, shown, isWide ? CELL.wide : CELL.narrow, 0.35),
              label: text('review.cropOf', { name, column }),
            })}
          </div>
        )}
        {(isWide || !area) && (
          <div data-crop="row">
            {pictureCrop({
              ...{ picture: shown, marked: area, onError, palette },
              area: cutOut(strip, shown, STRIP, 0.1),
              label: text('review.stripOf', { name }),
            })}
          </div>
        )}
      </div>
    );
  };
};
