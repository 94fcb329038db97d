import { classKey } from '../class-lists/class-code.ts';
import { foldText } from '../text/fold-text.ts';
import type { Course } from './course.ts';

/**
 * A function that gives what tells a course from the others: its class, its subject if all are of one class, or both if the
 * class has several subjects.
 */
export function courseNames(all: readonly Course[]): (course: Course) => readonly string[] {
  const subjects = new Map<string, Set<string>>();
  for (const { className, subject } of all) {
    const key = classKey(className);
    subjects.set(key, (subjects.get(key) ?? new Set()).add(foldText(subject)));
  }
  return ({ className, subject }) => {
    if ((subjects.get(classKey(className))?.size ?? 0) < 2) return [className];
    return subjects.size === 1 ? [subject] : [className, subject];
  };
}
