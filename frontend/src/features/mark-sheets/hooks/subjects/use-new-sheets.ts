import { useEffect, useEffectEvent, useMemo } from 'react';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import type { Term } from '#shared/model/term.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { useUser } from '#frontend/lib/auth/session.ts';
import type { DocumentStore } from '#frontend/lib/documents/use-document.ts';
import { useStore, type Readable } from '#frontend/lib/store.ts';
import type { SubjectColumn } from '../../model/subjects/class-table.ts';
import { closeLeftOut, leftOut, makeSheet, waitingMarks, writeWaiting } from './waiting-marks.ts';

/** What a store has of a term, by place. */
const useTerm = <Value extends { readonly uid: string; readonly kept: { readonly id: string } }>(
  store: Readable<ReadonlyMap<string, Value & { readonly term: Term }>>,
  { uid, classId, term }: { uid: string | undefined; classId: string; term: Term },
) => {
  const all = useStore(store);
  return useMemo(
    () =>
      [...all].filter(([, one]) => one.uid === uid && one.kept.id === classId && one.term === term),
    [all, uid, classId, term],
  );
};

/** Marks of subjects of a term without a sheet. */
export const useNewSheets = (
  kept: SavedClass,
  term: Term,
  stores: ReadonlyMap<string, DocumentStore<MarkSheetContent>>,
) => {
  const text = useMessage();
  const uid = useUser()?.uid;
  const here = { uid, classId: kept.id, term };
  const waiting = useTerm(waitingMarks, here);
  const left = useTerm(leftOut, here);
  const pending = useMemo(
    () => new Map(waiting.map(([, { column, texts }]) => [column.key, texts])),
    [waiting],
  );
  const failed = waiting.filter(([, { isMaking }]) => !isMaking);
  // A sheet that could not be made may have come from a file, or another device.
  const settle = useEffectEvent((arrived: typeof stores) => {
    for (const [place, { column }] of failed) if (arrived.has(column.key)) void makeSheet(place);
  });
  useEffect(() => settle(stores), [stores]);
  return {
    pending,
    /** The subjects whose sheet could not be made. */
    failed: failed.map(([, { column }]) => column),
    left: left.map(([place, { column, cells }]) => ({
      ...{ subject: column.subject, cells, close: () => closeLeftOut(place) },
    })),
    write: (column: SubjectColumn, texts: ReadonlyMap<string, string>): void => {
      const heading = text('subjects.averageHeading');
      if (uid !== undefined) writeWaiting({ uid, kept, term, column, heading, texts });
    },
    retry: (): void => failed.forEach(([place]) => void makeSheet(place)),
  };
};
