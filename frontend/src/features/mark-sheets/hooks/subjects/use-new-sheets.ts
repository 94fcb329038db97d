import { useEffect, useEffectEvent, useState } from 'react';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import type { Term } from '#shared/model/term.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { askBeforeLeaving } from '#frontend/lib/ask-before-leaving.ts';
import { ApiError } from '#frontend/lib/api/api-error.ts';
import type { DocumentStore } from '#frontend/lib/documents/use-document.ts';
import { notify } from '#frontend/lib/notifications/notifications.ts';
import { notifyError } from '#frontend/lib/notifications/notify-error.ts';
import { useMarkSheetChanges } from '#frontend/record/api/mark-sheets.ts';
import type { PendingMarks, SubjectColumn } from '../../model/subjects/class-table.ts';
import { isNoMark, newSubjectSheet, writeSubject } from '../../model/subjects/write-subject.ts';

type Stores = ReadonlyMap<string, DocumentStore<MarkSheetContent>>;

const without = <Value>(all: ReadonlyMap<string, Value>, key: string) =>
  new Map([...all].filter(([other]) => other !== key));

type Columns = ReadonlyMap<string, SubjectColumn>;

/** What has no sheet yet, by term: it is still there when the teacher comes back to its term. */
export interface Waiting {
  readonly pending: Map<Term, PendingMarks>;
  /** The subjects whose sheet could not be made. */
  readonly failed: Map<Term, Columns>;
  /** Those whose sheet is being made. */
  readonly making: Map<Term, Map<string, SubjectColumn>>;
}
export const noneWaiting = (): Waiting => ({
  ...{ pending: new Map(), failed: new Map(), making: new Map() },
});

/** Marks of subjects without a sheet: the first one begins the sheet, and those typed meanwhile follow it. */
export const useNewSheets = (classId: string, term: Term, stores: Stores, waiting: Waiting) => {
  const text = useMessage();
  const changes = useMarkSheetChanges(classId);
  // In `waiting` at once, because a pasted column writes many marks before the page is drawn.
  const [pending, setShown] = useState<PendingMarks>(waiting.pending.get(term) ?? new Map());
  const setPending = (change: (before: PendingMarks) => PendingMarks): void => {
    const next = change(waiting.pending.get(term) ?? new Map());
    waiting.pending.set(term, next);
    setShown(next);
  };
  const [failed, setShownFailed] = useState<Columns>(waiting.failed.get(term) ?? new Map());
  const setFailed = (change: (before: Columns) => Columns): void => {
    const next = change(waiting.failed.get(term) ?? new Map());
    waiting.failed.set(term, next);
    setShownFailed(next);
  };
  const makingNow = (): Map<string, SubjectColumn> => {
    const known = waiting.making.get(term) ?? new Map<string, SubjectColumn>();
    waiting.making.set(term, known);
    return known;
  };

  const make = async (column: SubjectColumn, texts: ReadonlyMap<string, string>): Promise<void> => {
    const { key, subject } = column;
    if (makingNow().has(key)) return;
    makingNow().set(key, column);
    setFailed((before) => without(before, key));
    const content = newSubjectSheet(column, texts, text('subjects.averageHeading'));
    try {
      await changes.add({ subject, term, content });
    } catch (error) {
      // Another device has made it: what was typed goes into that one.
      if (error instanceof ApiError && error.code === 'mark-sheet-exists') return changes.refresh();
      makingNow().delete(key);
      setFailed((before) => new Map(before).set(key, column));
      notifyError(error, 'subjects.sheetFailed');
    }
  };
  const settle = useEffectEvent((arrived: Stores) => {
    for (const [key, texts] of waiting.pending.get(term) ?? []) {
      // A sheet that could not be made may have come from a file, or another device.
      const column = makingNow().get(key) ?? waiting.failed.get(term)?.get(key);
      const store = arrived.get(key);
      if (!store || !column) continue;
      const heading = text('subjects.averageHeading');
      const { content, change } = store.get();
      const isOther = column.kind === 'typed' && content.columns.length > 1;
      // Another device has begun the sheet with several columns: the average is worked out from them.
      if (isOther && [...texts.values()].some((typed) => !isNoMark(typed)))
        notify('info', 'subjects.workedOut');
      change((before) =>
        [...texts].reduce((now, one) => writeSubject(now, column, one, heading), before),
      );
      makingNow().delete(key);
      setFailed((before) => without(before, key));
      setPending((before) => without(before, key));
    }
  });
  // eslint-disable-next-line react-hooks/set-state-in-effect -- a sheet that arrives is written to, once
  useEffect(() => settle(stores), [stores, pending]);
  useEffect(() => (pending.size > 0 ? askBeforeLeaving() : undefined), [pending]);
  return {
    pending,
    /** The subjects whose sheet could not be made. */
    failed: [...failed.values()],
    write: (column: SubjectColumn, written: ReadonlyMap<string, string>): void => {
      const texts = new Map([...(waiting.pending.get(term)?.get(column.key) ?? []), ...written]);
      setPending((before) => new Map(before).set(column.key, texts));
      void make(column, texts);
    },
    retry: (): void => {
      for (const [key, column] of failed) void make(column, pending.get(key) ?? new Map());
    },
  };
};
