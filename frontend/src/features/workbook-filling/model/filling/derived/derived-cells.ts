import type { CellRange } from '#shared/spreadsheet/workbook/cell-address.ts';
import type { Area, Areas } from './formula-areas.ts';

/** Cells whose contents are computed from others: a formula's cell or its area, or a pivot table. */
export interface DerivedArea extends Area {
  readonly from: Areas;
}

const isOne = ({ s, e }: CellRange): boolean => s.r === e.r && s.c === e.c;

const meet = (one: CellRange, other: CellRange): boolean =>
  one.s.r <= other.e.r && other.s.r <= one.e.r && one.s.c <= other.e.c && other.s.c <= one.e.c;

/** Cells that have changed, to be asked for by range. */
class ChangedCells {
  readonly #rows = new Map<number, Map<number, Set<number>>>();
  readonly #ranges = new Map<number, CellRange[]>();

  add({ sheet, range }: Area): void {
    if (!isOne(range)) {
      this.#ranges.set(sheet, [...(this.#ranges.get(sheet) ?? []), range]);
      return;
    }
    const columns = this.#rows.get(sheet) ?? new Map<number, Set<number>>();
    const rows = columns.get(range.s.c) ?? new Set<number>();
    this.#rows.set(sheet, columns.set(range.s.c, rows.add(range.s.r)));
  }

  meets({ sheet, range }: Area): boolean {
    const { s, e } = range;
    const inColumn = (rows: ReadonlySet<number>): boolean => {
      if (e.r - s.r > rows.size) return [...rows].some((row) => s.r <= row && row <= e.r);
      for (let row = s.r; row <= e.r; row += 1) if (rows.has(row)) return true;
      return false;
    };
    return (
      [...(this.#rows.get(sheet) ?? [])].some(
        ([column, rows]) => s.c <= column && column <= e.c && inColumn(rows),
      ) || (this.#ranges.get(sheet) ?? []).some((one) => meet(one, range))
    );
  }
}

/** Whether something that is computed from these cells may have changed. */
export type HasChanged = (from: Areas) => boolean;

/**
 * The derived cells that depend on changed cells, also through each other. What may read anything depends on them.
 * @returns them, and the same question for anything else that is derived
 */
export function dependentCells<T extends DerivedArea>(
  all: readonly T[],
  cells: readonly Area[],
): { readonly dependent: ReadonlySet<T>; readonly hasChanged: HasChanged } {
  const changed = new ChangedCells();
  for (const cell of cells) changed.add(cell);
  const hasChanged: HasChanged = (from) =>
    from === 'anything' || from.some((area) => changed.meets(area));
  const dependent = new Set<T>();
  let left = cells.length === 0 ? [] : all;
  for (let before = -1; before !== dependent.size;) {
    before = dependent.size;
    for (const one of left) {
      if (!hasChanged(one.from)) continue;
      dependent.add(one);
      changed.add(one);
    }
    // Chains go up or down a sheet, so the next round takes the others from the end.
    left = left.filter((one) => !dependent.has(one)).toReversed();
  }
  return { dependent, hasChanged };
}
