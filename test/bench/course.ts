import type { CourseYear } from '#shared/course/course.ts';
import { plannedOf, sessionsOf } from '#shared/course/sessions-of.ts';
import { standingOf } from '#shared/course/standing.ts';
import { readOptions, wholeNumber } from '#test/support/command-line.ts';
import { sampleCourses } from './course/sample-courses.ts';

/**
 * `npm run bench:course`: processor time that a year of ten courses takes, each with an entry of its log for every session.
 * Also with ten times the lines, to see that it grows no faster than they do. Options: `--runs <n>` (50).
 */
const options = readOptions({ runs: { type: 'string', default: '50' } });
const runs = wholeNumber('runs', options.runs);

/** Milliseconds of processor that a year of all courses takes: the median, and the first time. */
function measure(years: readonly CourseYear[]): {
  readonly median: number;
  readonly first: number;
} {
  const times = Array.from({ length: runs }, () => {
    const before = process.cpuUsage();
    for (const year of years) standingOf(sessionsOf(year), plannedOf(year), '2027-01-10');
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  const [first = 0] = times;
  const sorted = times.toSorted((one, other) => one - other);
  return { first, median: sorted[Math.floor(sorted.length / 2)] ?? 0 };
}

for (const lines of [40, 400]) {
  const years = sampleCourses(lines);
  const sessions = years.reduce((sum, year) => sum + sessionsOf(year).sessions.length, 0);
  const { first, median } = measure(years);
  console.log(
    `${years.length} courses, ${lines} lines each, ${sessions} sessions with entries: ${median.toFixed(1)} ms of processor (the first time ${first.toFixed(1)} ms)`,
  );
}
