import type { Term } from '../../model/term.ts';
import { foldedWords } from '../../text/fold-text.ts';

const words = (list: string): readonly string[] => list.split(' ');

/** Words for a term of the school year; folded, without the article. */
export const termWords: ReadonlySet<string> = new Set(
  words('فصل ثلاثي دوره سداسي trimestre trim term trimester semestre semester'),
);

/** The term that an ordinal names. */
export const termOrdinals: ReadonlyMap<string, Term> = new Map(
  (
    [
      [1, 'اول اولي 1 1er 1ere premier first 1st i primer primero primera'],
      [2, 'ثاني ثانيه 2 2e 2eme deuxieme second 2nd ii segundo segunda'],
      [3, 'ثالث ثالثه 3 3e 3eme troisieme third 3rd iii tercer tercero tercera'],
    ] as const
  ).flatMap(([term, list]) => words(list).map((word) => [word, term] as const)),
);

/** Words between the term word and its number: `الفصل الدراسي الأول`, `trimestre n° 1`. */
const FILLERS = new Set(words('دراسي رقم n no num'));
/** `T1`, `Trim2`, `term3`. */
const SHORTHAND = /^(?:t|trim|trimestre|term|فصل)([123])$/u;

interface FoundTerm {
  readonly term: Term;
  /** Index of the first word that names the term, and of the word after the last. */
  readonly from: number;
  readonly to: number;
}

function termAt(folded: readonly string[], at: number): FoundTerm | undefined {
  // `للفصل` is "for the term".
  const word = (folded[at] ?? '').replace(/^لل(?=..)/u, '');
  const [, digit] = SHORTHAND.exec(word) ?? [];
  const short = termOrdinals.get(digit ?? '');
  if (short) return { term: short, from: at, to: at + 1 };
  if (!termWords.has(word)) return undefined;
  const next = FILLERS.has(folded[at + 1] ?? '') ? at + 2 : at + 1;
  const after = termOrdinals.get(folded[next] ?? '');
  if (after) return { term: after, from: at, to: next + 1 };
  // In Arabic the number follows; a number before belongs to a year, as in `السنة الأولى الفصل`.
  const before = /\p{Script=Arabic}/u.test(word)
    ? undefined
    : termOrdinals.get(folded[at - 1] ?? '');
  return before && { term: before, from: at - 1, to: at + 1 };
}

const findTerm = (folded: readonly string[]): FoundTerm | undefined =>
  folded.map((_, at) => termAt(folded, at)).find((found) => found !== undefined);

/** The first term that a text names: `الفصل الأول`, `1er trimestre`, `second term`, `T3`. */
export const termIn = (text: string): Term | undefined => findTerm(foldedWords(text))?.term;

/** The rest of a short text, such as a sheet's name, without its term: `1م1` of `1م1 - الفصل 2`. */
export function removeTerm(text: string): string {
  const parts = text.split(/[\s_–-]+|(?=[()])|(?<=[()])/u).filter((part) => part !== '');
  const spoken = parts.filter((part) => foldedWords(part).length > 0);
  const found = findTerm(spoken.map((part) => foldedWords(part).join('')));
  if (!found) return text;
  const kept = spoken.filter((_, at) => at < found.from || at >= found.to);
  return kept.join(' ');
}
