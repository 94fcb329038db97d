import type { PlannedLesson } from '../model/annual-distribution.ts';
import { wordLikeness } from '../record/names/name-likeness.ts';
import { foldedWords } from '../text/fold-text.ts';
import { linesOfClass } from './class-order.ts';
import type { CourseLine, CourseYear } from './course.ts';
import { lineFinder, lineKey } from './line-names.ts';
import { sessionsOf } from './sessions-of.ts';

/** A word that differs by an ending only is the same word. */
const SAME_WORD = 0.6;
/** Texts that share half of their words may be one lesson. */
const LIKELY = 0.5;

/** A taught line whose text the new distribution does not have, and the line that it may be there. */
export interface UnclearLine {
  readonly taught: CourseLine;
  readonly maybe: CourseLine;
}

/** What a new distribution does to the lines that a class was taught already. */
export interface LineMatches {
  readonly same: readonly CourseLine[];
  /** To be asked: is it the same lesson? */
  readonly unclear: readonly UnclearLine[];
  /** The new distribution does not have them. What was taught keeps its text. */
  readonly gone: readonly CourseLine[];
}

/** How much two texts share, 0 to 1. */
function likenessOf(one: readonly string[], other: readonly string[]): number {
  const shared = one.filter((word) => other.some((next) => wordLikeness(word, next) >= SAME_WORD));
  return (2 * shared.length) / (one.length + other.length || 1);
}

/** The lines that a class was taught before a date, wholly or in part. */
function taughtLines(year: CourseYear, date: string): CourseLine[] {
  const { sessions } = sessionsOf(year);
  const lines = sessions.filter((one) => one.date < date && one.what === 'line');
  return [...new Set(lines.flatMap(({ line }) => line ?? []))];
}

/**
 * Compares the lines that a class was taught before a date with a new distribution.
 * @param year with the old distribution
 */
export function matchLines(
  year: CourseYear,
  lines: readonly PlannedLesson[],
  date: string,
): LineMatches {
  const old = linesOfClass(year);
  const next = linesOfClass({ ...year, lines });
  const findNew = lineFinder(next);
  const findOld = lineFinder(old);
  const taught = taughtLines(year, date);
  const open = next
    .filter(({ name }) => !findOld(name))
    .map((line) => ({ line, words: foldedWords(line.line.lesson) }));
  const unclear: UnclearLine[] = [];
  for (const line of taught.filter(({ name }) => !findNew(name))) {
    const words = foldedWords(line.line.lesson);
    const [best] = open
      .map((one) => ({ ...one, likeness: likenessOf(words, one.words) }))
      .filter(({ likeness }) => likeness >= LIKELY)
      .toSorted((a, b) => b.likeness - a.likeness);
    if (!best) continue;
    unclear.push({ taught: line, maybe: best.line });
    open.splice(
      open.findIndex((one) => one.line === best.line),
      1,
    );
  }
  const asked = new Set(unclear.map((one) => lineKey(one.taught.name)));
  return {
    same: taught.filter(({ name }) => findNew(name)),
    unclear,
    gone: taught.filter(({ name }) => !findNew(name) && !asked.has(lineKey(name))),
  };
}
