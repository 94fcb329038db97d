import { useMemo } from 'react';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import type { SchoolLevel } from '#shared/model/profile.ts';
import type { DocumentStore } from '#frontend/lib/documents/use-document.ts';
import { combine, derive, type Readable } from '#frontend/lib/store.ts';
import { useEvent } from '#frontend/lib/use-event.ts';
import type { GridAction } from '#frontend/record/model/grid/grid-reducer.ts';
import { overlappingCells } from '#frontend/record/model/grid/overlapping-cells.ts';
import type { TableEdit } from '#frontend/record/model/grid/mark-table.ts';
import { reduceSheet, startSheet, wrongMarks } from '../../model/record/sheet-reducer.ts';
import type { SheetView } from '../../model/record/sheet-table.ts';
import type { GridView } from '#frontend/record/hooks/grid/grid-context.ts';
import { useGridState } from '#frontend/record/hooks/grid/use-grid-state.ts';
import { useSteps } from '#frontend/record/hooks/grid/use-steps.ts';
import { useKeepTyped } from '#frontend/record/hooks/grid/use-keep-typed.ts';

/**
 * Edits the marks of a class in the grid.
 * @param level the school level, whose usual rule calculates the averages once the columns allow it
 * @returns a store, which changes with the marks, and not with the keys before they are written
 */
export const useSheet = (
  document: DocumentStore<MarkSheetContent>,
  view: SheetView,
  level: SchoolLevel | undefined,
): Readable<GridView> => {
  const tables = useMemo(
    () => derive(document, ({ content }) => view.table(content)),
    [document, view],
  );
  const { state, setState } = useGridState(() => startSheet(tables.get()), tables);
  const inContent = (edit: TableEdit) => (before: MarkSheetContent) => view.edit(before, edit);
  const dispatch = useEvent((action: GridAction): void => {
    const outcome = reduceSheet(state.get(), action, tables.get(), level);
    // First the mark, so that the device has it at any time.
    if (outcome.edit) document.get().change(inContent(outcome.edit));
    setState(outcome.state);
  });
  useSteps({ document, tableOf: view.table, state, setState });
  useKeepTyped({
    ...{ state, dispatch },
    table: useEvent(() => tables.get()),
    hold: useEvent((edit?: TableEdit) => document.get().hold(edit && inContent(edit))),
  });
  return useMemo(
    () =>
      combine(
        tables,
        derive(document, ({ asks }) => asks),
        (table, asks = []) => ({
          ...{ id: document.get().id, table, state, dispatch },
          doubts: wrongMarks(table),
          overlaps: overlappingCells(table, view.placed(asks)),
        }),
      ),
    [document, tables, view, state, dispatch],
  );
};
