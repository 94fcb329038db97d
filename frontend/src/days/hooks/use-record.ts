import { isSameCourse } from '#shared/course/courses-of.ts';
import type { Text } from '#frontend/i18n/message-id.ts';
import { createStore } from '#frontend/lib/store.ts';
import type { Days } from '../model/day-course.ts';
import { patchedEntry, type CourseEdit } from '../model/effect.ts';

/** What was recorded last, and what takes all of it back. */
export const recorded = createStore<{ readonly text: Text; readonly undo: () => void } | undefined>(
  undefined,
);

/** Returns a function that records edits of logs as one step, and says so where `RecordedNote` is. */
export const useRecord =
  ({ courses, record }: Days) =>
  (text: Text, edits: readonly CourseEdit[]): void => {
    const changes = edits.flatMap(({ of, entries, order }) => {
      // What was opened before a save of another device would overwrite it.
      const newest = courses.find(({ course }) => isSameCourse(course, of.course)) ?? of;
      const { logged, year } = newest;
      if (!logged) return [];
      const whole = Object.entries(entries).map(
        ([key, patch]) => [key, patchedEntry(year.log.entries[key], patch)] as const,
      );
      return [
        { ...logged, entries: Object.fromEntries(whole), ...(order !== undefined && { order }) },
      ];
    });
    const takeBack = record(changes);
    const undo = () => {
      takeBack();
      recorded.set(undefined);
    };
    recorded.set({ text, undo });
  };
