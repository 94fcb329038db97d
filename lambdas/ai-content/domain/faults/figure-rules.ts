import type { Draft } from '#shared/model/draft.ts';
import { cornerAngles, type Figure, type FigureOf } from '#shared/model/figure.ts';
import { traitsOf } from '#shared/draft/questions/traits-of.ts';
import { faultIf, type Fault } from '#shared/draft/fault.ts';
import { holdsPhrase } from '#shared/draft/words.ts';
import { asciiDigits, foldText } from '#shared/text/fold-text.ts';
import { evaluate } from '../arithmetic/evaluate.ts';
import { plainSum } from '../arithmetic/plain-sum.ts';

/*
 * What a figure shows and what the key says must agree. Only questions are judged whose words leave no doubt about
 * what is to be read; all others are left to the solver.
 */

/** Words that point at a figure beside them, folded. */
const POINTS_AT =
  /\b(?:look at|in|from|use|using) the (?:figure|picture|diagram|drawing|chart|bar chart|clock|number line)\b|\bthe (?:figure|picture|diagram|drawing|chart|bar chart|number line) (?:below|above|shows)\b|\b(?:observe[rz]?|regarde[rz]?|d apres|dans|sur) (?:la figure|le dessin|le schema|le diagramme|l horloge|la droite graduee)\b|\b(?:la figure|le dessin|le diagramme) (?:ci dessous|ci contre|montre)\b|(?:^| )(?:لاحظ|تامل|انظر) (?:الي )?(?:الشكل|الصوره|الرسم|المخطط)|(?:الشكل|الرسم|المخطط) (?:المقابل|التالي|الاتي|الموالي|ادناه|اعلاه)/;

const namesFigure = (text: string): boolean => POINTS_AT.test(foldText(text));

/** The number that a text is, with a unit of at most two words. */
function numberOf(text: string): number | undefined {
  const [, sum] =
    /^(-?[\d(][\d\s.,/()-]*)(?:°|%|\p{L}+(?:\s\p{L}+)?)?$/u.exec(
      plainSum(asciiDigits(text)).trim().replace(/\.$/, ''),
    ) ?? [];
  const values = sum === undefined ? [] : evaluate(sum.trim());
  return values.length > 0 ? values[0] : undefined;
}

const isNear = (one: number | undefined, other: number, tolerance = 1e-6): boolean =>
  one === undefined || Math.abs(one - other) <= tolerance;

const folds = (stem: string, words: RegExp): boolean => words.test(foldText(stem));
const hasDigits = (stem: string): boolean => /\d/.test(asciiDigits(stem));

/** The time of a text such as `10:20` or `8 h 05`, in minutes of half a day. */
function timeOf(text: string): number | undefined {
  const [, hours, minutes] =
    /^\s*(\d{1,2})\s*(?::|h|س|سا)\s*(\d{2})?(?:\s|$|[a-z])/iu.exec(asciiDigits(text)) ?? [];
  return hours === undefined ? undefined : (Number(hours) % 12) * 60 + Number(minutes ?? 0);
}

const rightTime = ({ hours, minutes }: FigureOf<'clock'>, stem: string, key: string): boolean => {
  const time = timeOf(key);
  // With a number in the stem, the time after or before is asked for.
  return time === undefined || hasDigits(stem) || time === (hours % 12) * 60 + minutes;
};

function rightFraction(
  { parts, shaded }: FigureOf<'fraction'>,
  stem: string,
  key: string,
): boolean {
  const value = numberOf(key);
  const asksShaded = folds(
    stem,
    /\b(?:shaded|coloured|colored|colorie(?:e|es|s)?|grise(?:e|es)?|hachure(?:e|es)?)\b|مظلل|ملون/,
  );
  if (value === undefined || hasDigits(stem) || !asksShaded) return true;
  if (!folds(stem, /\bfraction\b|كسر/)) return true;
  const isRest = folds(stem, /\b(?:not|unshaded|white|pas|non|blanche?)\b|غير|ليس/);
  return isNear(value, (isRest ? parts - shaded : shaded) / parts);
}

function rightChart({ bars }: FigureOf<'barChart'>, stem: string, key: string): boolean {
  const values = bars.map(({ value }) => value);
  const sum = values.reduce((all, each) => all + each, 0);
  const value = numberOf(key);
  if (folds(stem, /\b(?:mean|average|moyenne)\b|(?:ال)?(?:متوسط|معدل) /) && !hasDigits(stem))
    return isNear(value, sum / values.length, 0.05);
  if (folds(stem, /\b(?:total|altogether|in all|en tout)\b|مجموع|الاجمالي/) && !hasDigits(stem))
    return isNear(value, sum);
  const named = bars.find(({ label }) => label !== '' && holdsPhrase(key, label));
  if (
    named &&
    folds(
      stem,
      /\b(?:most|highest|largest|tallest|le plus|la plus (?:grande|haute))\b|الاكثر|اكبر عدد|اكثر/,
    )
  )
    return named.value === Math.max(...values);
  if (
    named &&
    folds(
      stem,
      /\b(?:fewest|least|lowest|smallest|le moins|la plus (?:petite|basse))\b|الاقل|اقل|اصغر عدد/,
    )
  )
    return named.value === Math.min(...values);
  return true;
}

const UNKNOWN = /^\s*(?:\?|؟|x)\s*$/i;
const unknownOf = (labels: readonly string[], measures: readonly number[]): number | undefined => {
  const open = labels.flatMap((label, index) => (UNKNOWN.test(label) ? [index] : []));
  return open.length === 1 ? measures[open[0] ?? 0] : undefined;
};

function rightTriangle(figure: FigureOf<'triangle'>, stem: string, key: string): boolean {
  const value = numberOf(key);
  const { sides, sideLabels, angleLabels } = figure;
  if (folds(stem, /\b(?:perimeter|perimetre)\b|محيط/))
    return (
      sides.length < 3 ||
      isNear(
        value,
        sides.reduce((sum, each) => sum + each, 0),
        0.05,
      )
    );
  if (folds(stem, /\b(?:area|aire)\b|مساحه/)) return true;
  const [side, angle] = [
    unknownOf(sideLabels, sides),
    unknownOf(angleLabels, cornerAngles(figure)),
  ];
  // With both open, nothing says which one is asked for.
  if (side !== undefined && angle !== undefined) return true;
  return isNear(value, side ?? angle ?? value ?? 0, 0.06);
}

function rightPoint({ points }: FigureOf<'coordinateGrid'>, stem: string, key: string): boolean {
  const [, x, y] =
    /\(\s*(-?\d+(?:[.,]\d+)?)\s*[;,؛،]\s*(-?\d+(?:[.,]\d+)?)\s*\)/.exec(
      asciiDigits(plainSum(key)).replace(/−/g, '-'),
    ) ?? [];
  const asked = points.filter(({ label }) => label !== '' && holdsPhrase(stem, label));
  const [point] = asked;
  if (!point || asked.length > 1 || x === undefined || y === undefined) return true;
  return (
    isNear(Number(x.replace(',', '.')), point.x) && isNear(Number(y.replace(',', '.')), point.y)
  );
}

function rightMark({ marks }: FigureOf<'numberLine'>, stem: string, key: string): boolean {
  const asked = marks.filter(({ label }) => label !== '' && holdsPhrase(stem, label));
  const [mark] = asked;
  return !mark || asked.length > 1 || hasDigits(stem) || isNear(numberOf(key), mark.at);
}

/** Whether a key agrees with what the figure shows, as far as that can be told. */
function agrees(figure: Figure, stem: string, key: string): boolean {
  switch (figure.kind) {
    case 'clock':
      return rightTime(figure, stem, key);
    case 'fraction':
      return rightFraction(figure, stem, key);
    case 'barChart':
      return rightChart(figure, stem, key);
    case 'triangle':
      return rightTriangle(figure, stem, key);
    case 'angle':
      return !UNKNOWN.test(figure.label) || isNear(numberOf(key), figure.degrees, 0.5);
    case 'coordinateGrid':
      return rightPoint(figure, stem, key);
    case 'numberLine':
      return rightMark(figure, stem, key);
    case 'table':
      return true;
  }
}

/** A text that points at a figure which is not there; with a source text, it may be about a figure of its source. */
const missingFigure = (
  { drafter, sourceText }: Draft,
  text: string,
  figure: Figure | undefined,
  path: string,
): Fault[] =>
  faultIf(
    drafter === 'model' && sourceText === undefined && figure === undefined && namesFigure(text),
    'figure-missing',
    path,
  );

/** Faults of figures: they are missing, or show something other than the key says. */
export function figureFaults(draft: Draft): Fault[] {
  if (draft.type === 'LESSON_PLAN') return [];
  if (draft.type === 'EXERCISE')
    return draft.exercises.flatMap(({ statement, answer, figure }, index) => [
      ...missingFigure(draft, statement, figure, `exercises.${index}`),
      ...faultIf(
        figure !== undefined && !agrees(figure, statement, answer),
        'figure-wrong',
        `exercises.${index}.figure`,
      ),
    ]);
  return draft.questions.flatMap((question, index) => {
    const { stem, figure, kind } = question;
    const path = `questions.${index}`;
    const isRead = kind === 'choice' || kind === 'short';
    const key = isRead ? (traitsOf(question).answers[0]?.[0] ?? '') : '';
    return [
      ...missingFigure(draft, stem, figure, path),
      ...faultIf(
        figure !== undefined && isRead && !agrees(figure, stem, key),
        'figure-wrong',
        `${path}.figure`,
      ),
    ];
  });
}
