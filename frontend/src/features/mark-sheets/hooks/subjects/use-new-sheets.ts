import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import type { Term } from '#shared/model/term.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { ApiError } from '#frontend/lib/api/api-error.ts';
import type { DocumentStore } from '#frontend/lib/documents/use-document.ts';
import { notifyError } from '#frontend/lib/notifications/notify-error.ts';
import { useMarkSheetChanges } from '#frontend/record/api/mark-sheets.ts';
import type { PendingMarks, SubjectColumn } from '../../model/subjects/class-table.ts';
import { newSubjectSheet, writeSubject } from '../../model/subjects/write-subject.ts';

type Stores = ReadonlyMap<string, DocumentStore<MarkSheetContent>>;

const without = <Value>(all: ReadonlyMap<string, Value>, key: string) =>
  new Map([...all].filter(([other]) => other !== key));

/** Marks of subjects without a sheet: the first one begins the sheet, and those typed meanwhile follow it. */
export const useNewSheets = (classId: string, term: Term, stores: Stores) => {
  const text = useMessage();
  const changes = useMarkSheetChanges(classId);
  const [pending, setShown] = useState<PendingMarks>(new Map());
  /** The same at once, because a pasted column writes many marks before the page is drawn. */
  const held = useRef<PendingMarks>(pending);
  const setPending = (change: (before: PendingMarks) => PendingMarks): void => {
    held.current = change(held.current);
    setShown(held.current);
  };
  const [failed, setFailed] = useState<ReadonlyMap<string, SubjectColumn>>(new Map());
  /** The subjects whose sheet is being made. */
  const making = useRef(new Map<string, SubjectColumn>());

  const make = async (column: SubjectColumn, texts: ReadonlyMap<string, string>): Promise<void> => {
    const { key, subject } = column;
    if (making.current.has(key)) return;
    making.current.set(key, column);
    setFailed((before) => without(before, key));
    const content = newSubjectSheet(column, texts, text('subjects.averageHeading'));
    try {
      await changes.add({ subject, term, content });
    } catch (error) {
      // Another device has made it: what was typed goes into that one.
      if (error instanceof ApiError && error.code === 'mark-sheet-exists') return changes.refresh();
      making.current.delete(key);
      setFailed((before) => new Map(before).set(key, column));
      notifyError(error, 'subjects.sheetFailed');
    }
  };
  const settle = useEffectEvent((arrived: Stores) => {
    for (const [key, texts] of held.current) {
      const [store, column] = [arrived.get(key), making.current.get(key)];
      if (!store || !column) continue;
      const heading = text('subjects.averageHeading');
      store
        .get()
        .change((before) =>
          [...texts].reduce((now, one) => writeSubject(now, column, one, heading), before),
        );
      making.current.delete(key);
      setPending((before) => without(before, key));
    }
  });
  useEffect(() => settle(stores), [stores, pending]);
  return {
    pending,
    /** The subjects whose sheet could not be made. */
    failed: [...failed.values()],
    write: (column: SubjectColumn, written: ReadonlyMap<string, string>): void => {
      const texts = new Map([...(held.current.get(column.key) ?? []), ...written]);
      setPending((before) => new Map(before).set(column.key, texts));
      void make(column, texts);
    },
    retry: (): void => {
      for (const [key, column] of failed) void make(column, pending.get(key) ?? new Map());
    },
  };
};
