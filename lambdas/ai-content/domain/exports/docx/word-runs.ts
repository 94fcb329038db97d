import { TextRun, type IRunOptions, type ParagraphChild } from 'docx';
import { proseParts } from '#shared/draft/prose.ts';
import type { Direction } from '#shared/model/locale.ts';
import { stretches } from '#lambdas/print/prose/left-to-right.ts';
import { parseFormula } from '#lambdas/print/maths/math-node.ts';
import type { Prose } from '../sheet/draft-layout.ts';
import { wordFormula } from './omml.ts';
import { onlyIf } from './word-styles.ts';

type Style = Pick<IRunOptions, 'bold' | 'color' | 'italics'>;

const LRI = '\u2066';
const PDI = '\u2069';

const ARABIC = /[\p{Script=Arabic}]/u;
/** Stretches of text: one that begins in Arabic runs until a letter of another script, and the reverse. */
const STRETCHES = /\p{Script=Arabic}[^\p{Script=Latin}\p{Script=Greek}]*|[^\p{Script=Arabic}]+/gu;

const words = (text: string, direction: Direction, style: Style): TextRun[] =>
  (text.match(STRETCHES) ?? []).map(
    (part) =>
      new TextRun({
        ...style,
        text: part,
        // Neutral characters follow their paragraph; Latin text marked as right-to-left would get the font of other
        // scripts.
        rightToLeft: onlyIf(ARABIC.test(part) || (direction === 'rtl' && !/\p{L}/u.test(part))),
      }),
  );

/** Splits text without formulas into runs, one for each stretch of one direction. */
function textRuns(text: string, direction: Direction, style: Style): TextRun[] {
  if (direction === 'ltr') return words(text.replaceAll(/[\u2066\u2069]/g, ''), direction, style);
  return stretches(text).flatMap((stretch) =>
    stretch.isIsolated
      ? [new TextRun({ ...style, text: `${LRI}${stretch.text}${PDI}` })]
      : words(stretch.text, direction, style),
  );
}

/** Converts a draft's text to Word runs, with Word formulas; line breaks are kept. */
export const wordRuns = (prose: Prose, direction: Direction, style: Style = {}): ParagraphChild[] =>
  proseParts(prose).flatMap(({ kind, value }): ParagraphChild[] => {
    const formula = kind === 'formula' ? parseFormula(value) : undefined;
    if (formula) return [wordFormula(formula)];
    return value
      .split(/\r\n?|\n/)
      .flatMap((line, index) => [
        ...(index > 0 ? [new TextRun({ break: 1 })] : []),
        ...textRuns(line, direction, style),
      ]);
  });
