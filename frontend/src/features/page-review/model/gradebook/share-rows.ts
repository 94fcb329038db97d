import type { Gradebook } from '#shared/model/gradebook.ts';
import { isSame } from '#frontend/lib/documents/is-same.ts';

/** The earlier part if it is equal. */
const kept = <Part>(after: Part, before: Part | undefined): Part =>
  before !== undefined && isSame(after, before) ? before : after;

/** The gradebook with the equal parts of an earlier one, so that only what has changed is drawn again. */
export const shareRows = (after: Gradebook, before: Gradebook): Gradebook => {
  const earlier = new Map(before.rows.map((row) => [row.id, row]));
  const { classList, record, averages, pages } = after;
  return {
    ...after,
    columns: kept(after.columns, before.columns),
    rows: after.rows.map((row) => kept(row, earlier.get(row.id))),
    warnings: kept(after.warnings, before.warnings),
    ...(classList && { classList: kept(classList, before.classList) }),
    ...(record && { record: kept(record, before.record) }),
    ...(averages && { averages: kept(averages, before.averages) }),
    ...(pages && { pages: kept(pages, before.pages) }),
  };
};
