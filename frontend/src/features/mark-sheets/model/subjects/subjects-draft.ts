import * as z from 'zod/mini';
import {
  classSubjects,
  type ClassSubject,
  type ClassSubjects,
} from '#shared/model/class-subjects.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { asciiDigits } from '#shared/text/fold-text.ts';
import { scaleOfClass, subjectKey } from '#shared/record/general/class-results.ts';
import { withPreset } from '#shared/record/general/coefficient-presets.ts';
import {
  readCoefficient,
  type CoefficientProblem,
} from '#shared/record/general/read-coefficient.ts';

/** Settings that are being edited: numbers are texts until they are saved. */
const subjectsDraft = z.object({
  settings: classSubjects,
  /** Coefficients as typed, by subject. */
  coefficients: z.record(z.string(), z.string()),
  pass: z.string(),
});
export type SubjectsDraft = z.infer<typeof subjectsDraft>;

const textsOf = ({ subjects }: ClassSubjects): Record<string, string> =>
  Object.fromEntries(
    subjects.map(({ subject, coefficient }) => [
      subjectKey(subject),
      coefficient === undefined ? '' : String(coefficient).replace('.', ','),
    ]),
  );

const draftOf = (settings: ClassSubjects): SubjectsDraft => ({
  ...{ settings, coefficients: textsOf(settings) },
  pass: settings.pass === undefined ? '' : String(settings.pass).replace('.', ','),
});

export const writeDraft = (draft: SubjectsDraft): string => JSON.stringify(draft);
export const newDraft = (settings: ClassSubjects): string => writeDraft(draftOf(settings));

/** A draft as it was kept on the device; the settings if it cannot be read. */
export function readDraft(kept: string, settings: ClassSubjects): SubjectsDraft {
  try {
    return z.parse(subjectsDraft, JSON.parse(kept));
  } catch {
    return draftOf(settings);
  }
}

/** What is wrong with a coefficient; none is right, because the page asks for it as long as it is not known. */
export const coefficientProblem = (typed: string): CoefficientProblem | undefined => {
  if (typed.trim() === '') return undefined;
  const read = readCoefficient(typed);
  return typeof read === 'number' ? undefined : read;
};

/** The average from which pupils move up; undefined for none, null if it is no mark. */
export function readPass(typed: string, scale: number): number | undefined | null {
  if (typed.trim() === '') return undefined;
  const value = Number(asciiDigits(typed).trim().replace(/[,٫]/, '.'));
  return value > 0 && value <= scale && Number.isInteger(value * 4) ? value : null;
}

/** The draft as settings: what is typed and no coefficient is left out. */
function settingsOf({ settings, coefficients }: SubjectsDraft): ClassSubjects {
  return {
    ...settings,
    subjects: settings.subjects.map(({ coefficient: _, ...one }): ClassSubject => {
      const read = readCoefficient(coefficients[subjectKey(one.subject)] ?? '');
      return typeof read === 'number' ? { ...one, coefficient: read } : one;
    }),
  };
}

/** The settings to save; undefined if something typed is wrong. */
export function finished(
  draft: SubjectsDraft,
  { level }: Pick<SavedClass, 'level'>,
): ClassSubjects | undefined {
  const { pass: _, ...settings } = settingsOf(draft);
  const isWrong = settings.subjects.some(({ subject }) =>
    coefficientProblem(draft.coefficients[subjectKey(subject)] ?? ''),
  );
  const pass = readPass(draft.pass, scaleOfClass(settings, level));
  if (isWrong || pass === null) return undefined;
  return { ...settings, ...(pass !== undefined && { pass }) };
}

/** The draft for another year of study or stream, with what is known of it. */
export function studyOf(
  draft: SubjectsDraft,
  { level }: Pick<SavedClass, 'level'>,
  study: Pick<ClassSubjects, 'year' | 'stream'>,
): SubjectsDraft {
  const pass = readPass(draft.pass, scaleOfClass(draft.settings, level));
  const { pass: _, ...settings } = settingsOf(draft);
  const next = draftOf(
    withPreset({ ...settings, ...(typeof pass === 'number' && { pass }) }, { level, ...study }),
  );
  // What is wrong stays as it was typed, and is asked about.
  const wrong = Object.entries(draft.coefficients).filter(([, typed]) => coefficientProblem(typed));
  return {
    ...next,
    coefficients: { ...next.coefficients, ...Object.fromEntries(wrong) },
    ...(pass === null && { pass: draft.pass }),
  };
}

/** Changes a subject of the draft. */
export const withSubject = (
  { settings, ...draft }: SubjectsDraft,
  key: string,
  change: (one: ClassSubject) => ClassSubject,
): SubjectsDraft => ({
  ...draft,
  settings: {
    ...settings,
    subjects: settings.subjects.map((one) => (subjectKey(one.subject) === key ? change(one) : one)),
  },
});

/** Adds subjects that the draft does not have, with what is known of them. */
export function addSubjects(
  draft: SubjectsDraft,
  { level }: Pick<SavedClass, 'level'>,
  names: readonly string[],
): SubjectsDraft {
  const had = new Set(draft.settings.subjects.map(({ subject }) => subjectKey(subject)));
  const added = [...new Set(names.map((name) => name.trim()))].filter(
    (name) => name !== '' && !had.has(subjectKey(name)),
  );
  const { year, stream } = draft.settings;
  const settings = {
    ...draft.settings,
    subjects: [...draft.settings.subjects, ...added.map((subject) => ({ subject }))],
  };
  return studyOf({ ...draft, settings }, { level }, { year, stream });
}
