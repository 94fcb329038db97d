import { useMemo, useState } from 'react';
import type { MarksToAdd } from '#shared/model/added-marks.ts';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import { compareMarks, keyOfMark, type ComparedMark } from '#shared/record/merge/compare-marks.ts';
import { mergeMarks } from '#shared/record/merge/write-marks.ts';
import { newId } from '#shared/text/new-id.ts';
import type { KnownPupils } from '#shared/record/names/pupils-of-rows.ts';
import {
  incomingOf,
  isText,
  proposeDestinations,
  pupilsByName,
  pupilsByOrder,
  type Destination,
  type IncomingTable,
} from '#shared/record/merge/incoming-table.ts';

/** How rows find their pupils. */
export type Way = 'names' | 'order';

/** The cell of the sheet from which rows and columns without names and headings are counted. */
export interface Start {
  readonly row: number;
  readonly column: number;
}

/** A table of marks that is about to be written into a sheet, with the teacher's choices. */
export interface Merge {
  readonly table: IncomingTable;
  readonly content: MarkSheetContent;
  readonly way: Way;
  /** The number of rows whose pupil was found by name. */
  readonly named: number;
  /** Whether any row says who its pupil is. */
  readonly hasNames: boolean;
  readonly destinations: readonly Destination[];
  /** The id of each row's pupil. */
  readonly pupils: readonly (string | undefined)[];
  readonly compared: readonly ComparedMark[];
  readonly replaced: ReadonlySet<string>;
  /** How many marks and remarks would be written. */
  readonly writes: number;
  /** Whether the teacher chose the row's pupil. */
  readonly isAssigned: (row: number) => boolean;
  readonly setWay: (way: Way) => void;
  readonly send: (column: number, to: Destination) => void;
  readonly assign: (row: number, pupil: string | undefined) => void;
  readonly replace: (marks: readonly ComparedMark[], yes: boolean) => void;
  /** What was chosen, as a call of the API. */
  readonly marks: Pick<MarksToAdd, 'table' | 'choices'>;
  /** The sheet with what was chosen. */
  readonly write: (before: MarkSheetContent) => MarkSheetContent;
}

const isSameTarget = (one: Destination, other: Destination): boolean =>
  typeof one === 'object' && typeof other === 'object'
    ? one.to === other.to
    : isText(one) && one === other;

/**
 * Compares a table of marks with a sheet, and keeps what the teacher chooses.
 * @param start missing if rows without a known name belong to no pupil
 */
export const useMerge = (
  table: IncomingTable,
  kept: KnownPupils,
  content: MarkSheetContent,
  start?: Start,
): Merge => {
  const byName = useMemo(() => pupilsByName(table, kept), [table, kept]);
  const named = byName.filter((pupil) => pupil !== undefined).length;
  // Rows with names that are not of this class must not pass for rows in its order.
  const hasNames = table.rows.some(({ fullName }) => fullName !== '');
  const [way, setWay] = useState<Way>(hasNames || !start ? 'names' : 'order');
  const [destinations, setDestinations] = useState(() =>
    proposeDestinations(table, content, start?.column),
  );
  const [assigned, setAssigned] = useState<ReadonlyMap<number, string | undefined>>(new Map());
  const [replaced, setReplaced] = useState<ReadonlySet<string>>(new Set());
  const from = start?.row ?? 0;
  const { pupils, incoming, targets } = useMemo(() => {
    const found = way === 'names' ? byName : pupilsByOrder(table, kept.pupils, from);
    const chosen = found.map((pupil, row) => (assigned.has(row) ? assigned.get(row) : pupil));
    return { pupils: chosen, ...incomingOf(table, chosen, destinations) };
  }, [way, byName, table, kept, from, assigned, destinations]);
  // With ids of their own, new columns are not added again by a call that is repeated.
  const fresh = useMemo(() => table.columns.map(newId), [table]);
  // A choice between two marks leaves the comparison as it is, and its cells need not be drawn again.
  const compared = useMemo(
    () => compareMarks(content, incoming, targets),
    [content, incoming, targets],
  );
  const isWritten = (mark: ComparedMark): boolean =>
    mark.state === 'new' || (mark.state === 'different' && replaced.has(keyOfMark(mark)));
  return {
    ...{ table, content, way, named, hasNames, destinations, pupils, compared, replaced },
    writes: compared.filter(isWritten).length,
    isAssigned: (row) => assigned.has(row),
    setWay: (next) => {
      setWay(next);
      setAssigned(new Map());
      setReplaced(new Set());
    },
    send: (column, to) => {
      // A column of the sheet takes one column only.
      setDestinations(
        destinations.map((other, index) =>
          index === column ? to : isSameTarget(other, to) ? 'none' : other,
        ),
      );
      setReplaced(new Set());
    },
    assign: (row, pupil) => setAssigned(new Map(assigned).set(row, pupil)),
    replace: (marks, yes) => {
      const next = new Set(replaced);
      for (const mark of marks) {
        if (yes) next.add(keyOfMark(mark));
        else next.delete(keyOfMark(mark));
      }
      setReplaced(next);
    },
    marks: {
      table: {
        ...incoming,
        columns: incoming.columns.map((column, at) => {
          const isFree = !content.columns.some(({ id }) => id === column.id);
          return { ...column, id: (isFree ? column.id : undefined) ?? fresh[at] };
        }),
      },
      choices: {
        targets,
        replaced: compared
          .filter((mark) => replaced.has(keyOfMark(mark)))
          .map(({ pupil, column, before }) => ({ pupil, column, before })),
      },
    },
    write: (before) => mergeMarks(before, incoming, { targets, replaced }),
  };
};
