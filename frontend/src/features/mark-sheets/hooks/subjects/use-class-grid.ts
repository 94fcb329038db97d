import { useMemo, useState } from 'react';
import type { ClassSubjects } from '#shared/model/class-subjects.ts';
import type { HonourThresholds } from '#shared/model/honours.ts';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import type { Term } from '#shared/model/term.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { isSame } from '#frontend/lib/documents/is-same.ts';
import type { DocumentStore, OpenDocument } from '#frontend/lib/documents/use-document.ts';
import { announce } from '#frontend/lib/notifications/notifications.ts';
import { combine, createStore, derive, type Readable } from '#frontend/lib/store.ts';
import { useEvent } from '#frontend/lib/use-event.ts';
import { cellNow, type GridView } from '#frontend/record/hooks/grid/grid-context.ts';
import { useGridState } from '#frontend/record/hooks/grid/use-grid-state.ts';
import { useKeepTyped } from '#frontend/record/hooks/grid/use-keep-typed.ts';
import { HEADINGS } from '#frontend/record/model/grid/grid-cells.ts';
import {
  focusCell,
  reduceGrid,
  type GridAction,
} from '#frontend/record/model/grid/grid-reducer.ts';
import type { CellPosition, TableEdit } from '#frontend/record/model/grid/mark-table.ts';
import { overlappingCells } from '#frontend/record/model/grid/overlapping-cells.ts';
import { steppedCell } from '#frontend/record/model/grid/stepped-cell.ts';
import { reduceSheet, startSheet, wrongMarks } from '../../model/record/sheet-reducer.ts';
import {
  classTables,
  missingIn,
  type ClassTable,
  type SubjectColumn,
  type TableWords,
} from '../../model/subjects/class-table.ts';
import { isNoMark, typedFor, writeSubject } from '../../model/subjects/write-subject.ts';
import { useNewSheets } from './use-new-sheets.ts';

type Stores = ReadonlyMap<string, DocumentStore<MarkSheetContent>>;

/** A part of all documents; the same map until one of the parts changes. */
const partsOf = <Part>(
  stores: Stores,
  part: (store: OpenDocument<MarkSheetContent>) => Part,
): Readable<ReadonlyMap<string, Part>> => {
  let last: ReadonlyMap<string, Part> = new Map();
  return {
    get: () => {
      const now = new Map([...stores].map(([key, store]) => [key, part(store.get())]));
      const isSame =
        now.size === last.size && [...now].every(([key, one]) => last.get(key) === one);
      if (!isSame) last = now;
      return last;
    },
    subscribe: (listener) => {
      const ends = [...stores.values()].map((store) => store.subscribe(listener));
      return () => ends.forEach((end) => end());
    },
  };
};

/** What two devices have changed in different ways, by the columns of the subjects. */
const overlapsOf = (stores: Stores) =>
  derive(
    partsOf(stores, ({ asks }) => asks),
    (asked) =>
      [...asked].flatMap(([subject, overlaps = []]) =>
        overlaps.map(({ key }) => ({ key: key.replace(/^mark\/[^/]*/, `mark/${subject}`) })),
      ),
  );

/** The earlier result for what has an equal one, so that it draws nothing. */
const unlessSame = <From, Result>(make: (from: From) => Result): ((from: From) => Result) => {
  let last: { readonly result: Result } | undefined;
  return (from) => {
    const result = make(from);
    if (!last || !isSame(last.result, result)) last = { result };
    return last.result;
  };
};

interface Steps {
  readonly past: readonly string[];
  readonly future: readonly string[];
}

interface Options {
  readonly kept: SavedClass;
  readonly term: Term;
  /** With all subjects that have marks. */
  readonly settings: ClassSubjects;
  readonly thresholds: HonourThresholds;
  /** The open sheets of the term, by subject. */
  readonly stores: Stores;
  readonly words: TableWords;
  /** Called when the settings of a subject are asked for, or a pupil's row. */
  readonly onSubject: (column: SubjectColumn | undefined) => void;
  readonly onPupil: (row: number) => void;
}

/** The subjects of a class as one grid, whose cells belong to the sheets of their subjects. */
export const useClassGrid = (options: Options) => {
  const { kept, term, settings, thresholds, stores, words, onSubject, onPupil } = options;
  const text = useMessage();
  const fresh = useNewSheets(kept, term, stores);
  const { pending } = fresh;
  const make = useMemo(() => classTables(kept), [kept]);
  const contents = useMemo(() => partsOf(stores, ({ content }) => content), [stores]);
  const shown = useMemo(
    () => derive(contents, (now) => make(now, { settings, term, thresholds, pending, words })),
    [contents, make, settings, term, thresholds, pending, words],
  );
  const tables = useMemo(() => derive(shown, ({ table }) => table), [shown]);
  const { state, setState } = useGridState(() => startSheet(tables.get()), tables);
  /** The subjects in the order of their edits, and those that were undone; outside React, as each mark adds one. */
  const [steps] = useState(() => createStore<Steps>({ past: [], future: [] }));

  const columnOf = (id: string | undefined): SubjectColumn | undefined =>
    shown.get().columns.find(({ key }) => key === id);
  const columnAt = ({ column }: CellPosition): SubjectColumn | undefined =>
    columnOf(tables.get().columns[column]?.id);
  /** The edit of a document that writes a cell. */
  const inSheet = (column: SubjectColumn, pupil: string, typed: string) => {
    const written = typedFor(column, typed, tables.get());
    const heading = text('subjects.averageHeading');
    return (before: MarkSheetContent) => writeSubject(before, column, [pupil, written], heading);
  };
  /** Writes cells of one subject, as one step. */
  const writeColumn = (column: SubjectColumn, texts: ReadonlyMap<string, string>): void => {
    if (column.kind === 'none') return;
    const store = stores.get(column.key);
    if (!store) {
      const typed = [...texts].filter(([, written]) => written.trim() !== '');
      if (column.content || typed.length === 0) return;
      const table = tables.get();
      fresh.write(
        column,
        new Map(typed.map(([pupil, written]) => [pupil, typedFor(column, written, table)])),
      );
      return;
    }
    const next = (before: MarkSheetContent): MarkSheetContent =>
      [...texts].reduce((now, [pupil, written]) => inSheet(column, pupil, written)(now), before);
    const { content, change } = store.get();
    if (next(content) === content) {
      const isMark = [...texts.values()].some((one) => one.trim() !== '' && !isNoMark(one));
      if (column.kind === 'worked' && isMark) announce('subjects.workedOut');
      return;
    }
    change(next);
    steps.set({ past: [...steps.get().past, column.key], future: [] });
  };
  const write = (edit: TableEdit): void => {
    const column = edit.edit === 'write' ? columnOf(edit.column) : undefined;
    if (edit.edit === 'write' && column) writeColumn(column, new Map([[edit.row, edit.text]]));
  };
  const dispatch = useEvent((action: GridAction): void => {
    const now = state.get();
    const table = tables.get();
    if (action.do === 'menu' || action.do === 'open-menu') {
      const at = 'cell' in action ? action.cell : cellNow({ state });
      setState(focusCell(now, at));
      if (at.row === HEADINGS) onSubject(columnAt(at));
      else onPupil(at.row);
      return;
    }
    const isWorked = columnAt(now.cell)?.kind === 'worked' && now.cell.row >= 0;
    // A word for an absence or an exemption may be typed over an average that is worked out.
    const isWord = action.do === 'type' && /\p{L}/u.test(action.text);
    const outcome =
      isWorked && (isWord || action.do === 'clear')
        ? reduceGrid(now, action, table)
        : reduceSheet(now, action, table, kept.level);
    // First the mark, so that the device has it at any time.
    if (outcome.edit) write(outcome.edit);
    setState(outcome.state);
  });
  useKeepTyped({
    ...{ state, dispatch },
    table: useEvent(() => tables.get()),
    hold: useEvent((edit?: TableEdit) => {
      const column = edit?.edit === 'write' ? columnOf(edit.column) : undefined;
      for (const [key, store] of stores) {
        const isHere = edit?.edit === 'write' && column?.key === key;
        store.get().hold(isHere ? inSheet(column, edit.row, edit.text) : undefined);
      }
    }),
  });
  const grid: Readable<GridView> = useMemo(
    () =>
      combine(tables, overlapsOf(stores), (table, overlaps) => ({
        ...{ id: kept.id, table, state, dispatch },
        doubts: wrongMarks(table).filter(({ column }) => table.columns[column]?.kind === 'mark'),
        overlaps: overlappingCells(table, overlaps),
      })),
    [tables, stores, kept.id, state, dispatch],
  );
  /** Leads to the mark that a step has changed. */
  const step = (take: () => void): void => {
    const before = tables.get();
    take();
    const found = steppedCell(before, tables.get(), state.get().cell);
    if (found) setState({ ...state.get(), ...found, typed: undefined });
  };
  const undo = useEvent((): void => {
    const { past, future } = steps.get();
    const key = past.at(-1);
    if (key === undefined) return;
    step(() => stores.get(key)?.get().keys.undo());
    steps.set({ past: past.slice(0, -1), future: [...future, key] });
  });
  const redo = useEvent((): void => {
    const { past, future } = steps.get();
    const key = future.at(-1);
    if (key === undefined) return;
    step(() => stores.get(key)?.get().keys.redo());
    steps.set({ past: [...past, key], future: future.slice(0, -1) });
  });
  const missing = useMemo(() => derive(shown, unlessSame(missingIn)), [shown]);
  return {
    grid,
    shown: shown satisfies Readable<ClassTable>,
    ...{ failed: fresh.failed, retry: fresh.retry, left: fresh.left },
    /** Writes cells of the table, each subject as one step. */
    writeCells: (cells: readonly (CellPosition & { readonly after: string })[]): void => {
      const { rows } = tables.get();
      for (const [index, own] of Map.groupBy(cells, ({ column }) => column)) {
        const column = columnAt({ row: 0, column: index });
        const texts = own.flatMap(({ row, after }) => {
          const pupil = rows[row]?.id;
          return pupil === undefined ? [] : [[pupil, after] as const];
        });
        if (column) writeColumn(column, new Map(texts));
      }
    },
    ...{ missing, undo, redo },
    steps: steps satisfies Readable<Steps>,
  };
};

export type ClassGrid = ReturnType<typeof useClassGrid>;
