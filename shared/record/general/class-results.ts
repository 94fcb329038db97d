import type { ClassSubject, ClassSubjects } from '../../model/class-subjects.ts';
import { usualHonours, type HonourId, type HonourThresholds } from '../../model/honours.ts';
import type { MarkSheetContent } from '../../model/mark-sheet.ts';
import type { FormerPupil } from '../../model/saved-class.ts';
import type { SchoolLevel } from '../../model/profile.ts';
import { terms, type Term } from '../../model/term.ts';
import { foldText } from '../../text/fold-text.ts';
import { toHundredths } from '../averages/averages.ts';
import { rankIn } from '../figures/rank.ts';
import { honourOf, statisticsOf, type Statistics } from '../figures/statistics.ts';
import {
  figuresOf,
  ruleOfSheet,
  workOutAll,
  type CountedCell,
  type FiguresBySex,
  type ReportClass,
  type SheetsByTerm,
} from '../figures/term-report.ts';
import { countedMark, parseMark } from '../marks/parse-mark.ts';
import {
  annualAverage,
  decisionOf,
  generalAverage,
  type Decision,
  type GeneralAverage,
  type SubjectMark,
  type Weight,
} from './general-average.ts';
import { isExemptible } from './subject-names.ts';

/** The mark sheets of a subject. */
interface SheetsOfSubject {
  readonly subject: string;
  readonly byTerm: SheetsByTerm;
}

/** The mark sheets of a class, by subject as the record tells subjects apart (`subjectKey`). */
export type SheetsBySubject = ReadonlyMap<string, SheetsOfSubject>;

export const subjectKey = (subject: string): string => foldText(subject);

/** A sheet of a class, as it is read from the record. */
export interface SubjectSheet {
  readonly subject: string;
  readonly term: Term;
  readonly content: MarkSheetContent;
}

export function bySubject(sheets: readonly SubjectSheet[]): SheetsBySubject {
  const grouped = Map.groupBy(sheets, ({ subject }) => subjectKey(subject));
  return new Map(
    Array.from(grouped, ([key, own]) => [
      key,
      {
        subject: own[0]?.subject ?? key,
        byTerm: new Map(own.map(({ term, content }) => [term, content])),
      },
    ]),
  );
}

/** What the results are of. */
interface ClassOfSubjects extends ReportClass {
  readonly level?: SchoolLevel | undefined;
}

/** The full mark of a class's general averages. */
export const scaleOfClass = (
  { scale }: Pick<ClassSubjects, 'scale'>,
  level: SchoolLevel | undefined,
): number => scale ?? (level === 'Primary' ? 10 : 20);

/** Whether a subject has marks that count in a term. */
export const countsIn = ({ terms: only, words = [] }: ClassSubject, term: Term): boolean =>
  (only === undefined || only.includes(term)) && !words.includes(term);

const mayBeExempt = ({ exempt, subject }: ClassSubject): boolean => exempt ?? isExemptible(subject);

/** A subject in the results of a term. */
export interface ResultSubject extends ClassSubject {
  /** `no-rule`: its sheet has marks and no rule of averages. `none`: it has no marks that count in this term. */
  readonly state: 'ready' | 'no-sheet' | 'no-rule' | 'none';
  /** Of its averages, on the class's scale; undefined without any. */
  readonly statistics: Statistics | undefined;
}

export interface ResultPupil extends GeneralAverage {
  readonly id: string;
  readonly fullName: string;
  /** By subject: the average on the class's scale, or why there is none. */
  readonly marks: readonly SubjectMark[];
  /** 1 for the highest general average; equal averages share a rank. Undefined without one. */
  readonly rank: number | undefined;
  readonly honour: HonourId | undefined;
}

/** All subjects of a class in one term. */
export interface TermResults extends FiguresBySex {
  readonly term: Term;
  readonly scale: number;
  readonly subjects: readonly ResultSubject[];
  /** In the order of the class list. */
  readonly pupils: readonly ResultPupil[];
  /** Pupils who have left, and of whom the term has marks; without a rank, and in no figure. */
  readonly left: readonly (ResultPupil & Pick<FormerPupil, 'leftOn'>)[];
  readonly statistics: Statistics | undefined;
  /** Subjects that have a sheet in this term and do not count in it: not listed, or said to have no marks in it. */
  readonly uncounted: readonly string[];
}

interface YearResultPupil {
  readonly id: string;
  readonly fullName: string;
  /** The general averages of the terms, from the first. */
  readonly terms: readonly (number | undefined)[];
  /** Undefined unless all three terms have one. */
  readonly average: number | undefined;
  readonly rank: number | undefined;
  readonly honour: HonourId | undefined;
  readonly decision: Decision | undefined;
}

export interface YearResults extends FiguresBySex {
  readonly terms: readonly TermResults[];
  readonly scale: number;
  readonly pupils: readonly YearResultPupil[];
  readonly left: readonly (YearResultPupil & Pick<FormerPupil, 'leftOn'>)[];
  readonly statistics: Statistics | undefined;
}

/** A mark instead of an absence, where the class's rule says that it counts 0. */
const zeroInstead =
  ({ absent, excused }: Pick<ClassSubjects, 'absent' | 'excused'>) =>
  (text: string): string => {
    const mark = parseMark(text);
    if (mark.kind !== 'absent') return text;
    return (mark.excused ? excused : absent) === 'zero' ? '0' : text;
  };

/** Why a pupil has no average, by the cells that would count in it; what is not entered comes before all else. */
function whyNone(counted: readonly CountedCell[]): SubjectMark {
  const marks = counted.map(({ text }) => parseMark(text));
  const absences = marks.filter((mark) => mark.kind === 'absent');
  if (marks.length > 0 && marks.every(({ kind }) => kind === 'exempt')) return 'exempt';
  const isMarked = counted.every(
    ({ text, scale }, index) =>
      marks[index]?.kind === 'absent' || countedMark(text, scale) !== undefined,
  );
  if (absences.length === 0 || !isMarked) return 'missing';
  return absences.every(({ excused }) => excused) ? 'excused' : 'absent';
}

/** The averages of a subject in a term by the rule of its sheet, in hundredths of another scale. */
function marksOf(
  kept: ReportClass,
  sheet: MarkSheetContent,
  settings: ClassSubjects,
  scale: number,
): readonly SubjectMark[] {
  return workOutAll(kept, sheet, zeroInstead(settings)).map(({ worked, counted }) => {
    if ('missing' in worked) return whyNone(counted);
    return Math.round(100 * toHundredths((worked.exact * scale) / worked.scale));
  });
}

const ofMarks = (marks: readonly SubjectMark[], scale: number): Statistics | undefined =>
  statisticsOf(
    marks.map((mark) => {
      if (typeof mark === 'number') return mark / 100;
      return mark === 'absent' || mark === 'excused' ? 'absent' : undefined;
    }),
    scale,
  );

/** Ranks and honours for general averages. */
function placed(
  averages: readonly (number | undefined)[],
  scale: number,
  thresholds: HonourThresholds,
) {
  const known = averages.filter((average) => average !== undefined);
  return averages.map((average) => ({
    rank: average === undefined ? undefined : rankIn(known, average),
    honour: average === undefined ? undefined : honourOf(average, scale, thresholds),
  }));
}

/**
 * The results of a class in all subjects of a term. A pupil with a gap has no general average, and so no rank.
 * @param thresholds of honours, out of 20
 */
export function termResults(
  kept: ClassOfSubjects,
  settings: ClassSubjects,
  sheets: SheetsBySubject,
  term: Term,
  thresholds: HonourThresholds = usualHonours.thresholds,
): TermResults {
  const scale = scaleOfClass(settings, kept.level);
  const sheetOf = ({ subject }: ClassSubject) => sheets.get(subjectKey(subject))?.byTerm.get(term);
  const left = (kept.left ?? []).filter(({ id }) =>
    settings.subjects.some((subject) => sheetOf(subject)?.marks[id]),
  );
  const listed = kept.pupils.length;
  const pupils = [...kept.pupils, ...left];
  const columns = settings.subjects.map((subject) => {
    const sheet = sheetOf(subject);
    const all = (mark: SubjectMark) => pupils.map(() => mark);
    if (!countsIn(subject, term)) return { subject, state: 'none', marks: all('none') } as const;
    if (!sheet) return { subject, state: 'no-sheet', marks: all('missing') } as const;
    const state = ruleOfSheet(sheet) ? 'ready' : 'no-rule';
    return { subject, state, marks: marksOf({ pupils }, sheet, settings, scale) } as const;
  });
  const weights = columns.map(({ subject }): Weight => ({
    coefficient: subject.coefficient,
    mayBeExempt: mayBeExempt(subject),
    isBonus: subject.bonus ?? false,
  }));
  const leftOut = {
    absent: settings.absent === 'left-out',
    excused: settings.excused === 'left-out',
  };
  const rows = pupils.map((_, index) => {
    const marks = columns.map((column) => column.marks[index] ?? 'missing');
    return { marks, ...generalAverage(marks, weights, { leftOut, scale }) };
  });
  const averages = rows.slice(0, listed).map(({ average }) => average);
  const places = placed(averages, scale, thresholds);
  const counting = new Set(
    columns.flatMap(({ subject, state }) =>
      state === 'none' ? [] : [subjectKey(subject.subject)],
    ),
  );
  return {
    ...{ term, scale },
    subjects: columns.map(({ subject, state, marks }) => ({
      ...subject,
      state,
      statistics: ofMarks(marks.slice(0, listed), scale),
    })),
    pupils: rows.flatMap((row, index) => {
      const [pupil, place] = [kept.pupils[index], places[index]];
      return pupil && place ? [{ id: pupil.id, fullName: pupil.fullName, ...row, ...place }] : [];
    }),
    left: left.flatMap(({ id, fullName, leftOn }, index) => {
      const row = rows[listed + index];
      return row ? [{ id, fullName, leftOn, ...row, rank: undefined, honour: undefined }] : [];
    }),
    ...figuresOf(kept.pupils, averages, scale, thresholds),
    uncounted: [...sheets].flatMap(([key, { subject, byTerm }]) =>
      byTerm.has(term) && !counting.has(key) ? [subject] : [],
    ),
  };
}

/**
 * The results of a class in the year: the mean of the three general averages as printed.
 * @param thresholds of honours, out of 20
 */
export function yearResults(
  kept: ClassOfSubjects,
  settings: ClassSubjects,
  sheets: SheetsBySubject,
  thresholds: HonourThresholds = usualHonours.thresholds,
): YearResults {
  const results = terms.map((term) => termResults(kept, settings, sheets, term, thresholds));
  const scale = scaleOfClass(settings, kept.level);
  const ofTerms = kept.pupils.map((_, index) =>
    results.map(({ pupils }) => pupils[index]?.average),
  );
  const averages = ofTerms.map(annualAverage);
  const places = placed(averages, scale, thresholds);
  return {
    ...{ terms: results, scale },
    pupils: kept.pupils.flatMap(({ id, fullName }, index) => {
      const [place, average] = [places[index], averages[index]];
      const decision = decisionOf(average, settings.pass);
      return place
        ? [{ id, fullName, terms: ofTerms[index] ?? [], average, ...place, decision }]
        : [];
    }),
    left: (kept.left ?? []).flatMap(({ id, fullName, leftOn }) => {
      const own = results.map(({ left }) => left.find((pupil) => pupil.id === id));
      const averagesOfTerms = own.map((result) => result?.average);
      const none = { rank: undefined, honour: undefined, decision: undefined };
      const average = annualAverage(averagesOfTerms);
      return own.some((result) => result)
        ? [{ id, fullName, leftOn, terms: averagesOfTerms, average, ...none }]
        : [];
    }),
    ...figuresOf(kept.pupils, averages, scale, thresholds),
  };
}
