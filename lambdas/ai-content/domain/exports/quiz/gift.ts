import { paragraphsHtml, proseHtml } from './prose-html.ts';
import type { Answering, Quiz, QuizItem } from './quiz.ts';

/** Signs of GIFT itself; the backslash among them. A line's end would be folded, so it is written as `\n`. */
const escape = (text: string): string =>
  text.replace(/[\\~=#{}:]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');

/** HTML at the beginning of an answer, where `%50%` would be its weight and `[html]` its format. */
const optionText = (html: string): string =>
  escape(html.replace(/^[%[]/, (sign) => `&#${sign.charCodeAt(0)};`));

/** `->` would make a short answer a pair to match, and has no escape. */
const answerText = (text: string): string => escape(text.replaceAll('->', '→'));

/** A number in digits alone: GIFT knows no powers of ten. */
const digits = new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: 20 });

function answers(answering: Answering): string[] {
  switch (answering.kind) {
    case 'choice':
      return answering.options.map(
        ({ text, isRight }) => `${isRight ? '=' : '~'}${optionText(proseHtml(text))}`,
      );
    // In no other word, whatever the language: a word would be a short answer.
    case 'truth':
      return [answering.answer ? 'TRUE' : 'FALSE'];
    case 'short':
      return answering.answers.map((answer) => `=${answerText(answer)}`);
    case 'number':
      return [`#${digits.format(answering.answer)}:${digits.format(answering.tolerance)}`];
    case 'essay':
      return [];
  }
}

function question({ title, text, answering, feedback }: QuizItem): string {
  const told =
    answering.kind === 'essay' ? paragraphsHtml(answering.guidance) : proseHtml(feedback);
  const body = [...answers(answering), ...(told ? [`####${escape(told)}`] : [])];
  const isOneWord = body.length < 2;
  const inside = isOneWord ? body.join('') : `\n${body.map((part) => `\t${part}`).join('\n')}\n`;
  return `::${escape(title)}::[html]${escape(paragraphsHtml(text))} {${inside}}\n`;
}

/** A quiz in Moodle's GIFT, which knows no points. */
export const toGift = (quiz: Quiz): string => quiz.items.map(question).join('\n');
