import { isUnknown, type Sheet } from './sheet.ts';
import { describeCells } from './workbook/cell-address.ts';

/**
 * The formulas without results in sheets, as `1م1 C2:C6`; empty if there are none.
 * @param columns the columns to look at, or all
 */
export const formulasWithoutResults = (
  sheets: readonly Sheet[],
  columns?: ReadonlySet<number>,
): string =>
  sheets
    .flatMap(({ name, rows }) => {
      const found = rows.flatMap(({ cells }) =>
        cells.flatMap((cell, column) =>
          isUnknown(cell) && cell.error === undefined && (columns?.has(column) ?? true)
            ? [cell.at]
            : [],
        ),
      );
      return found.length > 0 ? [`\u2068${name}\u2069 ${describeCells(found)}`] : [];
    })
    .join(', ');
