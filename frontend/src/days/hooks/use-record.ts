import { useCallback } from 'react';
import type { LogEntry } from '#shared/model/course-log.ts';
import type { Text } from '#frontend/i18n/message-id.ts';
import { createStore } from '#frontend/lib/store.ts';
import type { Days } from '../model/day-course.ts';
import { patchedEntry, type CourseEdit } from '../model/effect.ts';

/** What was recorded last, and what takes all of it back; nothing does once it is taken back. */
export const recorded = createStore<
  { readonly text: Text; readonly undo: (() => void) | undefined } | undefined
>(undefined);

/** Says what was recorded where `RecordedNote` is, and offers to take it back. */
export const noteRecorded = (text: Text, takeBack: () => void): void => {
  const undo = () => {
    takeBack();
    recorded.set({ text: { id: 'days.undone' }, undo: undefined });
  };
  recorded.set({ text, undo });
};

/** Says that the roll of a class was taken. */
export const noteRollTaken = (name: string, absent: number, takeBack: () => void): void =>
  noteRecorded({ id: 'days.rollTaken', values: { name, count: absent } }, takeBack);

/**
 * Returns a function that records edits of logs as one step, and says so where `RecordedNote` is. Nothing is recorded, or
 * said, of classes that are not saved.
 */
export const useRecord = ({ record }: Days) =>
  useCallback(
    (text: Text, edits: readonly CourseEdit[]): void => {
      const changes = edits.flatMap(({ of: { logged }, entries, order }) => {
        if (!logged) return [];
        // Of the entry as it is then: a page shows what was recorded only once its course is dated again.
        const patched = Object.entries(entries).map(
          ([key, patch]) => [key, (now: LogEntry | undefined) => patchedEntry(now, patch)] as const,
        );
        return [
          {
            ...logged,
            entries: Object.fromEntries(patched),
            ...(order !== undefined && { order }),
          },
        ];
      });
      if (changes.length === 0) return;
      noteRecorded(text, record(changes));
    },
    [record],
  );
