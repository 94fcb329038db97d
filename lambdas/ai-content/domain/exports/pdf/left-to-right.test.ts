import { describe, expect, it } from 'vitest';
import { readPaper } from '#test/support/read-pdf.ts';
import { sampleDrafts } from '#test/support/sample-drafts.ts';
import { findInPackages, loadFormulaTypefaces } from '#lambdas/print/typography/load-typefaces.ts';
import type { Draft } from '#shared/model/draft.ts';
import type { Question } from '#shared/model/question.ts';
import { toPdf } from './pdf.ts';

const loading = loadFormulaTypefaces(findInPackages);
const paper = async (draft: Draft, withKey = false): Promise<string[]> =>
  (
    await readPaper(await toPdf(draft, { withKey, paper: 'whole' }, await loading, '2026-11-20'))
  ).flat();
const [plan, test, set] = sampleDrafts.ar;

/** What is on paper from left to right: Arabic words have their letters from right to left. */
const turned = (word: string): string => [...word].reverse().join('');
/** A sentence in Arabic, and how its words and calculations are placed, from left to right. */
const sentences: readonly (readonly [prose: string, placed: readonly string[]])[] = [
  ['احسب 12 - 5', ['12 - 5', turned('احسب')]],
  ['احسب 3/4 + 1/4 = 1 ثم', [turned('ثم'), '3/4 + 1/4 = 1', turned('احسب')]],
  ['درجة -5 أصغر من -3', ['-3', turned('من'), turned('أصغر'), '-5', turned('درجة')]],
  ['السنة 2025-2026', ['2025-2026', turned('السنة')]],
  ['(2 + 3) × 4 = 20', ['(2 + 3) × 4 = 20']],
  ['سرعة 60 km/h', ['60 km/h', turned('سرعة')]],
  ['نسبة 50% ثم 97 %', ['97 %', turned('ثم'), '50%', turned('نسبة')]],
  ['احسب x + 2 = 9 - 4', ['x + 2 = 9 - 4', turned('احسب')]],
  ['وزنه 2,5 kg ± 0,1', ['2,5 kg ± 0,1', turned('وزنه')]],
  ['من 08:30–09:15 ثم', [turned('ثم'), '08:30–09:15', turned('من')]],
  ['هاتف 0550 12 34 56', ['0550 12 34 56', turned('هاتف')]],
  ['برد -5 °C', ['-5 °C', turned('برد')]],
  ['يوم 12/05/2026', ['12/05/2026', turned('يوم')]],
  ['فرق a - b', ['a - b', turned('فرق')]],
  ['دالة f(x) = 3x - 1', ['f(x) = 3x - 1', turned('دالة')]],
  ['نقطة A(2;-3)', ['A(2;-3)', turned('نقطة')]],
  ['لأن 3 < 5 ثم', [turned('ثم'), '3 < 5', turned('لأن').slice(0, 1)]],
  ['احسب ٣ + ٤ = ٧', ['٣ + ٤ = ٧', turned('احسب')]],
  ['لكن 3 - 5 ≠ 5 - 3', ['3 - 5 ≠ 5 - 3', turned('لكن')]],
  ['منه 2H2 + O2 → 2H2O', ['2H2 + O2 → 2H2O', turned('منه')]],
  ['-5 ثم 3', ['3', turned('ثم'), '-5']],
  ['عدد 1، 2، 3', ['3 ،2 ،1', turned('عدد')]],
  ['نسبة 3:2', ['3:2', turned('نسبة')]],
  ['فوز 3-1', ['3-1', turned('فوز')]],
  ['علامة …… / 20', ['…… / 20'.normalize('NFKC'), turned('علامة')]],
  ['سؤال 2 : 12 - 5', ['12 - 5', ': 2', turned('سؤال')]],
  ['تمرين 3 - 12 + 5', ['12 + 5', '- 3', turned('تمرين')]],
  ['نسبة + 20 % ثم', [turned('ثم'), '+ 20 %', turned('نسبة')]],
  ['برد - 15 °C ثم', [turned('ثم'), '- 15 °C', turned('برد')]],
  ['عدد: - 5 + 3', ['- 5 + 3', turned('عدد')]],
  ['من 1954 — 1962', ['1954 — 1962', turned('من')]],
  ['كسر 1 1/2 ثم', [turned('ثم'), '1 1/2', turned('كسر')]],
  ['رمز 5 …… 3', ['5 …… 3'.normalize('NFKC'), turned('رمز')]],
  ['منه NaCl → Na⁺ + Cl⁻', ['NaCl → Na⁺ + Cl⁻'.normalize('NFKC'), turned('منه')]],
  ["نقط A'B'C' ثم", [turned('ثم'), "A'B'C'", turned('نقط')]],
  ['ثمن × 2 + 3', ['3 + 2 ×', turned('ثمن')]],
  ['ثمن 1500 سم + 20 % = 1800', ['1800 = 20 % +', turned('سم'), '1500', turned('ثمن')]],
  ['عد 2000 + 500 = 2500 دج', ['2000 + 500 = 2500', turned('دج'), turned('عد')]],
  ['\u2067احسب \u206612 - 5\u2069\u2069 ثم', [turned('ثم'), '12 - 5', turned('احسب')]],
  ['\u202bقسم \u202a12 - 5\u202c\u202c ثم', [turned('ثم'), '12 - 5', turned('قسم')]],
  ['احسب \u200e12\u200e - \u200e5\u200e ثم', [turned('ثم'), '12 - 5', turned('احسب')]],
  ['قسم \u061c2 م\u200f 3', ['3', turned('م'), '2', turned('قسم')]],
];

/** Brackets and comparisons without their direction. */
const plain = (text: string): string => text.replaceAll(/[()]/g, '|').replaceAll('>', '<');

/** Which of these are nowhere in the order of their places. */
const missing = (rows: readonly string[], asked = sentences): string[] =>
  asked.flatMap(([prose, placed]) => {
    const found = rows.some((row) => {
      let end = 0;
      return placed.every((part) => {
        const at = plain(row).indexOf(plain(part), end);
        end = at + part.length;
        return at >= 0;
      });
    });
    return found ? [] : [prose];
  });

const texts = sentences.map(([prose]) => prose);
const short = (stem: string, index: number): Question => ({
  ...{ kind: 'short', id: `q${index}`, stem, points: 1, reason: stem, answer: stem, variants: [] },
});
const asking = { ...test, questions: texts.map(short) };

describe('calculations in Arabic are printed from left to right, and the words from right to left', () => {
  it('in a test, and in its key', async () => {
    expect(missing(await paper(asking))).toEqual([]);
    expect(missing(await paper(asking, true))).toEqual([]);
  });

  it('in options, gaps, pairs, and the texts around the questions', async () => {
    const common = { stem: 'سؤال', points: 1, reason: '' };
    const questions: Question[] = texts.map((text, index) => {
      const id = `q${index}`;
      const options = [text, 'ب'].map((option, at) => ({ id: `o${at}`, text: option }));
      const pairs = [
        { id: 'p1', left: text, right: 'أ' },
        { id: 'p2', left: 'ب', right: 'ج' },
      ];
      const kinds: Question[] = [
        { kind: 'choice', id, ...common, options, key: 'o0' },
        { kind: 'matching', id, ...common, pairs },
        { kind: 'gap', id, ...common, text: `${text}\n[[كلمة]]` },
        { kind: 'open', id, ...common, answer: '', marking: [], stem: text },
      ];
      return kinds[index % kinds.length]!;
    });
    expect(missing(await paper({ ...test, questions }))).toEqual([]);
    const around = { ...test, instructions: texts.join('\n'), sourceText: texts.join('\n\n') };
    expect(missing(await paper({ ...around, questions: [] }))).toEqual([]);
  });

  it('in a lesson plan, in its tables too, and in exercises', async () => {
    expect(missing(await paper({ ...plan, notes: texts, homework: texts.join('\n') }))).toEqual([]);
    const [exercise] = set.exercises;
    const exercises = texts.map((statement, index) => ({
      ...{ ...exercise!, id: `e${index}`, statement, steps: [statement], answer: statement },
    }));
    expect(missing(await paper({ ...set, exercises }))).toEqual([]);
    expect(missing(await paper({ ...set, exercises }, true))).toEqual([]);
  });

  it('also where a line ends within one', async () => {
    const sum = Array.from({ length: 60 }, (_, index) => `${index + 1}`).join(' + ');
    const rows = await paper({ ...test, questions: [short(`احسب ${sum} = س ثم`, 0)] });
    const parts = rows.filter((row) => /\d \+ \d/.test(row)).map((row) => row.match(/\d+/g)!);
    expect(parts.length).toBeGreaterThan(1);
    // The number of the question is beside the first part.
    const terms = parts.map((part, index) => (index === 0 ? part.slice(0, -1) : part));
    expect(terms.flat().map(Number)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
  });

  it('with formulas among their terms', async () => {
    const rows = await paper({ ...test, questions: [short('احسب $x$ + 12 = 30 - 7 ثم', 0)] });
    expect(missing(rows, [['', [turned('ثم'), 'x', '+ 12 = 30 - 7', turned('احسب')]]])).toEqual([]);
  });
});

it('prints the prices of a sentence with their signs and spaces', async () => {
  const stems = [
    'A pen costs $5 and a book costs $6. How much do both cost?',
    'Between $5 and 6$, or US$7.',
    'The price ($) and the cost ($).',
  ];
  const rows = await paper({ ...sampleDrafts.en[1], questions: stems.map(short) });
  for (const stem of stems) expect(rows.some((row) => row.includes(`. ${stem} (`))).toBe(true);
});
