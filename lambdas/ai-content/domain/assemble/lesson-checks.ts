import type { LessonCheck } from '#shared/model/draft.ts';
import { limits } from '#shared/model/limits.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';
import { draftNotesIn } from '../draft-notes.ts';
import { readCheck } from '../questions/check.ts';
import { arrangeOptions } from './arrange-options.ts';
import type { Finding } from './assembled.ts';

interface Phase {
  readonly checks?: readonly unknown[] | undefined;
}

/** What of a phase is read; more are left out without a word. */
const givenIn = ({ checks = [] }: Phase): readonly unknown[] => checks.slice(0, limits.phaseChecks);

/**
 * The usable checks of each phase, with ids and arranged options.
 * @param idOf the id of a check by its index among all
 */
export function assembleChecks(
  phases: readonly Phase[],
  seed: string,
  idOf = (index: number): string => `c${index + 1}`,
): LessonCheck[][] {
  let read = 0;
  const usable = phases.map((phase) =>
    givenIn(phase).flatMap((value) => {
      const made = readCheck(value, idOf(read));
      if ('problem' in made) return [];
      read += 1;
      return [made.check];
    }),
  );
  const arranged = new Map(arrangeOptions(usable.flat(), seed).map((each) => [each.id, each]));
  return usable.map((checks) => checks.map((each) => arranged.get(each.id) ?? each));
}

/** What is wrong with the checks that are left out. */
export const checkFindings = (phases: readonly Phase[]): Finding[] =>
  phases.flatMap((phase, at) =>
    givenIn(phase).flatMap((value, index) => {
      const made = readCheck(value, 'c1');
      if (!('problem' in made)) return [];
      const problem = `phase ${at + 1}, check ${index + 1}: ${made.problem}`;
      return [
        { rule: 'check-unusable', path: `phases.${at}.checks.${index}`, problem, isHard: false },
      ];
    }),
  );

/**
 * Tells the teacher which phases lack a check that was left out.
 * @param phases their indexes
 */
export function leftOutNotes(phases: readonly number[], language: DraftLanguage): string[] {
  if (phases.length === 0) return [];
  const numbers = [...new Set(phases)].map((index) => String(index + 1));
  return [draftNotesIn(language).checkLeftOut(new Intl.ListFormat(language).format(numbers))];
}

/** The note on checks that could not be read. */
export const unusableNotes = (phases: readonly Phase[], language: DraftLanguage): string[] =>
  leftOutNotes(
    checkFindings(phases).map(({ path }) => Number(path.split('.')[1])),
    language,
  );
