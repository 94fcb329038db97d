import { foldText } from '#shared/text/fold-text.ts';
import type { Figure } from '#shared/model/figure.ts';
import type { Plan } from '../task.ts';

export type FigureKind = Figure['kind'];

/** What the fields of each kind mean. */
const kinds: Readonly<Record<FigureKind, string>> = {
  numberLine:
    'ticks every step from from to to (at most 40); numbers all or ends (only the first and last are written); marks at values between them.',
  fraction: 'shape bar or disc, parts equal ones (at most 24), shaded of them.',
  coordinateGrid:
    'whole xFrom < xTo and yFrom < yTo, at most 24 squares; points, and lines through two points within it.',
  triangle:
    'corners three names; sides three lengths from the first corner to the second, to the third and back, or [] and angles three degrees that sum to 180; sideLabels and angleLabels what is written there, such as "5 cm", "90°", "?" for what is asked, or "".',
  barChart:
    '2 to 10 bars with short labels and values that can be read from a scale of at most 10 round steps; unit what is counted.',
  clock: 'hours 0 to 23, minutes 0 to 59.',
  table: 'rows of equally many cells, heads row, column or none.',
  angle:
    'degrees 1 to 359, label what is written in it ("?" if it is asked), points the names of a point of the first ray, the vertex, and a point of the second ray.',
};
const isKind = (name: string): name is FigureKind => Object.hasOwn(kinds, name);
const all = Object.keys(kinds).filter(isKind);

/** The kinds that suit subjects, by words of their names, folded. A subject that is not known may have any. */
const subjects: readonly (readonly [RegExp, readonly FigureKind[]])[] = [
  [/\bmath|رياضيات|حساب|هندس/, all],
  [
    /\bphysi|\bchem|\bchim|\bscience|\bbiolog|\bnatur|\btechnolog|فيزيا|كيميا|علوم|علمي|تكنولوجيا/,
    ['numberLine', 'coordinateGrid', 'barChart', 'table', 'angle'],
  ],
  [
    /\bhistor|\bhistoire|\bgeogr|\bgéogr|\beconom|\bsocial|تاريخ|جغراف|اقتصاد|اجتماع/,
    ['barChart', 'table'],
  ],
  [
    /\blanguage|\blangue|\barab|\benglish|\banglais|\bfrench|\bfrancais|\bislam|\bcivi|\bphilosoph|\blitterature|\bliterature|لغه|عربيه|انجليزيه|فرنسيه|امازيغ|اسلام|مدنيه|فلسف|ادب/,
    [],
  ],
];

/** The kinds of figures that are offered. Of the subject no word gets into the instructions. */
export function figureKindsFor({ request, subject = '' }: Plan): readonly FigureKind[] {
  if (request.contentType === 'LESSON_PLAN' || request.baseText !== undefined) return [];
  const folded = foldText(subject);
  return subjects.find(([names]) => names.test(folded))?.[1] ?? all;
}

/** When to give a figure, and what its fields mean; empty if none are offered. */
export function figureRule(plan: Plan): string {
  const offered = figureKindsFor(plan);
  if (offered.length === 0) return '';
  return `
- figure draws a picture below the text by its measures; give one in subjects such as mathematics, science or geography where a pupil has to read it or is helped by it (on such a topic about one in three has one), else null; in languages, history and the like it is always null. The text then speaks of it ("What ${offered.includes('fraction') ? 'fraction of the bar is shaded' : 'does the table say of March'}?"), and the key is what the figure shows. Its texts are plain, without $; an empty text or list means none. Kinds:
  ${offered.map((kind) => `${kind}: ${kinds[kind]}`).join(' ')}`;
}
