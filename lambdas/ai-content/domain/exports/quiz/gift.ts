import { paragraphsHtml, proseHtml } from './prose-html.ts';
import { BLANK } from '#shared/draft/questions/gap.ts';
import { plainText } from '#lambdas/print/maths/formula-text.ts';
import { fillGaps, placesOf, type Answering, type QuizPair } from './answering.ts';
import { figureWords } from './item-figure.ts';
import type { Quiz, QuizItem } from './quiz.ts';

/**
 * Escapes GIFT's own characters, including the backslash. Line ends would be lost, so they are written as `
 * `.
 */
const escape = (text: string): string =>
  text.replace(/[\\~=#{}:]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');

/** Escapes the start of an HTML answer, where `%50%` would be its weight and `[html]` its format. */
const optionText = (html: string): string =>
  escape(html.replace(/^[%[]/, (sign) => `&#${sign.charCodeAt(0)};`));

/** Replaces `->`, which would make a short answer a matching pair and cannot be escaped. */
const answerText = (text: string): string => escape(text.replaceAll('->', '→'));
/** An answer that begins like a weight gets one, because its own beginning cannot be escaped. */
const shortText = (text: string): string =>
  `${text.startsWith('%') ? '%100%' : ''}${answerText(text)}`;

/** Plain digits, because GIFT has no scientific notation. */
const digits = new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: 20 });

/** The right text is in plain characters, as pupils choose it from a menu. */
const pairs = (all: readonly QuizPair[]): string[] =>
  all.map(
    ({ left, right }) =>
      `=${optionText(proseHtml(left))} -> ${answerText(plainText(right).replace(/\s+/g, ' '))}`,
  );

/** A question for each gap, because a question of GIFT has one at most. */
function oneByOne(item: QuizItem): QuizItem[] {
  const { title, text, answering } = item;
  if (answering.kind !== 'cloze') return [item];
  const { gaps } = answering;
  const several = gaps.length > 1;
  const blank = (index: number): string => (several ? `(${index + 1}) ${BLANK}` : BLANK);
  const shown = fillGaps(answering.text, gaps, (_, index) => blank(index));
  return gaps.map(({ answers }, index) => ({
    ...item,
    title: several ? `${title} (${index + 1})` : title,
    text: [...text, shown, ...(several ? [`(${index + 1}) = ?`] : [])],
    answering: { kind: 'short', answers },
  }));
}

function answers(answering: Answering): string[] {
  switch (answering.kind) {
    case 'choice':
      return answering.options.map(
        ({ text, isRight, feedback }) =>
          `${isRight ? '=' : '~'}${optionText(proseHtml(text))}${feedback ? `#${escape(proseHtml(feedback))}` : ''}`,
      );
    // Always these words, because any other word would be a short answer.
    case 'truth':
      return [answering.answer ? 'TRUE' : 'FALSE'];
    case 'short':
      return answering.answers.map((answer) => `=${shortText(answer)}`);
    case 'number':
      return [`#${digits.format(answering.answer)}:${digits.format(answering.tolerance)}`];
    case 'matching':
      return pairs(answering.pairs);
    case 'order':
      return pairs(placesOf(answering.items));
    case 'cloze':
    case 'essay':
      return [];
  }
}

function question({ title, text, answering, feedback }: QuizItem): string {
  const feedbackText =
    answering.kind === 'essay' ? paragraphsHtml(answering.guidance) : proseHtml(feedback);
  const body = [...answers(answering), ...(feedbackText ? [`####${escape(feedbackText)}`] : [])];
  const isOneWord = body.length < 2;
  const inside = isOneWord ? body.join('') : `\n${body.map((part) => `\t${part}`).join('\n')}\n`;
  return `::${escape(title)}::[html]${escape(paragraphsHtml(text))} {${inside}}\n`;
}

/** A quiz in Moodle's GIFT, which has no points and no files, so figures are in words. */
export const toGift = ({ items, language }: Quiz): string =>
  items
    .map((item) => ({ ...item, text: [...item.text, ...figureWords(item, language)] }))
    .flatMap(oneByOne)
    .map(question)
    .join('\n');
