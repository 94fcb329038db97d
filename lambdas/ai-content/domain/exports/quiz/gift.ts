import { paragraphsHtml, proseHtml } from './prose-html.ts';
import { plainText } from '#lambdas/print/maths/formula-text.ts';
import { literal, placesOf, type Answering, type QuizPair } from './answering.ts';
import { gapsApart } from './gaps-apart.ts';
import { figureWords } from './item-figure.ts';
import type { Quiz, QuizItem } from './quiz.ts';

/** Escapes GIFT's own characters and the backslash. Line ends would be lost, so they are written as ` `. */
const escape = (text: string): string =>
  text.replace(/[\\~=#{}:]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');

/** Escapes the start of an HTML answer, where `%50%` would be its weight and `[html]` its format. */
const optionText = (html: string): string =>
  escape(html.replace(/^[%[]/, (sign) => `&#${sign.charCodeAt(0)};`));

/** Replaces `->`, which would make a short answer a matching pair and cannot be escaped. */
const answerText = (text: string): string => escape(text.replaceAll('->', '→'));
/** An answer that begins like a weight or a format gets one; an asterisk would stand for any text. */
const shortText = (text: string): string => {
  const start = { '%': '%100%', '[': '[plain]' }[text.charAt(0)] ?? '';
  return `${start}${answerText(literal(text))}`;
};

/** Plain digits, because GIFT has no scientific notation. */
const digits = new Intl.NumberFormat('en', { useGrouping: false, maximumSignificantDigits: 15 });

/** The right text is in plain characters, as pupils choose it from a menu. */
const pairs = (all: readonly QuizPair[]): string[] =>
  all.map(
    ({ left, right }) =>
      `=${optionText(proseHtml(left))} -> ${answerText(plainText(right).replace(/\s+/g, ' '))}`,
  );

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
    case 'number': {
      const tolerance = digits.format(answering.tolerance);
      const numbers = answering.answers.map((each) => `${digits.format(each)}:${tolerance}`);
      return [
        numbers.length > 1
          ? `#${numbers.map((each) => `=${each}`).join(' ')}`
          : `#${numbers.join('')}`,
      ];
    }
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
    .flatMap(gapsApart)
    .map(question)
    .join('\n');
