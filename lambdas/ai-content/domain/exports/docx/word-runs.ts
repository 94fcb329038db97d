import { TextRun, type IRunOptions, type ParagraphChild } from 'docx';
import { directedProse } from '#shared/draft/directed-prose.ts';
import type { Direction } from '#shared/model/locale.ts';
import { orderSigns } from '#shared/text/left-to-right.ts';
import { parseFormula } from '#lambdas/print/maths/math-node.ts';
import type { Prose } from '../sheet/draft-layout.ts';
import { wordFormula } from './omml.ts';
import { onlyIf } from './word-styles.ts';

type Style = Pick<IRunOptions, 'bold' | 'color' | 'italics'>;

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

/** Splits text without formulas into runs, one for each stretch of one direction; line breaks are kept. */
const lines = (text: string, direction: Direction, style: Style): TextRun[] =>
  text
    .split(/\r\n?|\n/)
    .flatMap((line, index) => [
      ...(index > 0 ? [new TextRun({ break: 1 })] : []),
      ...words(line, direction, style),
    ]);

/** Converts a draft's text to Word runs, with Word formulas; a calculation in Arabic has runs from left to right. */
export const wordRuns = (prose: Prose, direction: Direction, style: Style = {}): ParagraphChild[] =>
  directedProse(prose, direction).flatMap(({ order, parts }) => {
    const [open, close] = orderSigns({ order });
    const ordered = (text: string): TextRun[] =>
      text === '' ? [] : [new TextRun({ ...style, text })];
    return parts.flatMap(({ kind, value }, index): ParagraphChild[] => {
      const [before, after] = [index === 0 ? open : '', index === parts.length - 1 ? close : ''];
      const formula = kind === 'formula' ? parseFormula(value) : undefined;
      if (formula) return [...ordered(before), wordFormula(formula), ...ordered(after)];
      return order ? ordered(before + value + after) : lines(value, direction, style);
    });
  });
