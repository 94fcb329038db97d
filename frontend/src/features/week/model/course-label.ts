import type { Course } from '#shared/course/course.ts';

/** What tells a course from the others: its class, its subject if there is one class, or both. */
export function courseLabel({ className, subject }: Course, all: readonly Course[]): string {
  if (all.every((other) => other.className === className))
    return all.length > 1 ? subject : className;
  const isShared = all.some((other) => other.className === className && other.subject !== subject);
  return isShared ? `${className} · ${subject}` : className;
}
