import type { KeptQuestion } from '../model/question-shelf.ts';
import { forKind, type Question, type QuestionKind } from '../model/question.ts';
import type { BloomLevel, Difficulty } from '../model/question-levels.ts';
import type { SchoolLevel } from '../model/profile.ts';
import { foldedWords, foldText } from '../text/fold-text.ts';

/** What questions are asked for. What is missing counts as any. */
export interface BankSearch {
  readonly words?: string;
  /** As one of them is written: subjects and competences that differ only in their spelling are the same. */
  readonly subject?: string;
  readonly competence?: string;
  readonly level?: SchoolLevel;
  readonly year?: number;
  readonly kind?: QuestionKind;
  readonly bloom?: BloomLevel;
  readonly difficulty?: Difficulty;
  /** In no test of this class from this date on. */
  readonly unused?: { readonly classId: string; readonly from: string };
}

interface Entry {
  readonly kept: KeptQuestion;
}

/** The words that a question has, where pupils or the teacher read them. */
const textsOf = (question: Question): string =>
  forKind<readonly string[]>(question, {
    choice: ({ options }) => options.map(({ text }) => text),
    truth: () => [],
    short: ({ answer, variants }) => [answer, ...variants],
    gap: ({ text }) => [text],
    open: ({ answer }) => [answer],
    matching: ({ pairs }) => pairs.flatMap(({ left, right }) => [left, right]),
    ordering: ({ items }) => items,
  }).join('\n');

/** The folded words of each question, which are found once. */
const folded = new WeakMap<Question, string>();
const foldedOf = ({ question }: KeptQuestion): string => {
  const known = folded.get(question);
  if (known !== undefined) return known;
  const text = foldText(`${question.stem}\n${textsOf(question)}`);
  folded.set(question, text);
  return text;
};

/** Folds the words of some questions before a search needs them. */
export const prepareSearch = (entries: readonly Entry[]): void => {
  for (const { kept } of entries) foldedOf(kept);
};

const isSameText = (wanted: string | undefined): ((text: string | undefined) => boolean) => {
  if (wanted === undefined) return () => true;
  const key = foldText(wanted);
  return (text) => text === wanted || (text !== undefined && foldText(text) === key);
};

/** Whether a question was in a test of a class from a date on. */
export const isUsedIn = ({ tests = [] }: KeptQuestion, classId: string, from: string): boolean =>
  tests.some((test) => test.classId === classId && test.date >= from);

/** The questions that fit, in their order: with all the words, whatever their hamzas, vowel marks and articles. */
export function searchBank<E extends Entry>(entries: readonly E[], search: BankSearch): E[] {
  const { level, year, kind, bloom, difficulty, unused } = search;
  const words = foldedWords(search.words ?? '');
  const hasSubject = isSameText(search.subject);
  const hasCompetence = isSameText(search.competence);
  return entries.filter(({ kept }) => {
    const { question } = kept;
    if (level !== undefined && kept.level !== level) return false;
    if (year !== undefined && kept.year !== year) return false;
    if (kind !== undefined && question.kind !== kind) return false;
    if (bloom !== undefined && question.bloom !== bloom) return false;
    if (difficulty !== undefined && question.difficulty !== difficulty) return false;
    if (!hasSubject(kept.subject) || !hasCompetence(kept.competence)) return false;
    if (unused && isUsedIn(kept, unused.classId, unused.from)) return false;
    return words.length === 0 || words.every((word) => foldedOf(kept).includes(word));
  });
}

/** What the questions of a bank can be told apart by, each once. */
export interface BankFacets {
  readonly subjects: readonly string[];
  readonly competences: readonly string[];
  readonly years: readonly { readonly level: SchoolLevel; readonly year: number | undefined }[];
  readonly kinds: readonly QuestionKind[];
}

/** The values of some texts, each once as it is first written, in the order of the alphabet. */
const distinct = (texts: Iterable<string | undefined>): string[] => {
  const byKey = new Map<string, string>();
  const seen = new Set<string>();
  for (const text of texts) {
    if (text === undefined || seen.has(text)) continue;
    seen.add(text);
    const key = foldText(text);
    if (!byKey.has(key)) byKey.set(key, text);
  }
  return [...byKey.values()].toSorted((one, other) => one.localeCompare(other));
};

export function facetsOf(entries: readonly Entry[]): BankFacets {
  const years = new Map<string, BankFacets['years'][number]>();
  const kinds = new Set<QuestionKind>();
  for (const { kept } of entries) {
    kinds.add(kept.question.kind);
    if (kept.level !== undefined)
      years.set(`${kept.level}/${kept.year ?? 0}`, { level: kept.level, year: kept.year });
  }
  return {
    subjects: distinct(entries.map(({ kept }) => kept.subject)),
    competences: distinct(entries.map(({ kept }) => kept.competence)),
    years: [...years].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, at]) => at),
    kinds: [...kinds],
  };
}
