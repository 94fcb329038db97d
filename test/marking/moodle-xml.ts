import readMoodleXml from 'moodlexml-to-json';
import * as z from 'zod/mini';
import type { MoodleQuestion } from './moodle.ts';
import { all, rootOf, textOf, type XmlElement } from './xml.ts';

/** The parts of a gap as Moodle finds them in a text (qtype_multianswer). */
const ANSWER = '(?:=|%-?[0-9]+%)?.+?(?<!\\\\|&|&amp;)(?=[~#}]|$)(?:#.*?(?<!\\\\)(?=[~}]|$))?';
const GAP = new RegExp(
  `\\{([0-9]*):(NUMERICAL|NM|SHORTANSWER|SA|MW):(${ANSWER}(?:~${ANSWER})*)\\}`,
  'gs',
);
const ALTERNATIVE = new RegExp(ANSWER, 'gs');

const entities = (text: string): string =>
  text
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** The gaps of a cloze text; a gap without a weight weighs 1, and the question has the sum of the weights. */
export const clozeParts = (text: string): MoodleQuestion[] =>
  [...text.matchAll(GAP)].map(([, weight, kind = '', inside = '']): MoodleQuestion => {
    const mark = weight === '' ? 1 : Number(weight);
    const answers = [...inside.matchAll(ALTERNATIVE)].map(([part]) => {
      const [, share = '', words = ''] = /^(=|%-?\d+%)?(.*)$/s.exec(part.replace(/^~/, '')) ?? [];
      const fraction = share === '=' ? 1 : Number(share.replaceAll('%', '')) / 100;
      return { fraction, text: entities(words.split(/(?<!\\|&)#/)[0] ?? '') };
    });
    return kind.startsWith('N')
      ? {
          type: 'numerical',
          mark,
          answers: answers.map(({ text: each, fraction }) => {
            const [number = '', tolerance = '0'] = each.split(':');
            return { fraction, number: Number(number), tolerance: Number(tolerance) };
          }),
        }
      : { type: 'shortanswer', mark, answers };
  });

const fractionOf = (answer: XmlElement): number => Number(answer.getAttribute('fraction')) / 100;

function imported(question: XmlElement): MoodleQuestion {
  const mark = Number(textOf(question, 'defaultgrade'));
  const answers = all(question, 'answer');
  const texts = answers.map((each) => ({
    text: textOf(each, 'text').trim(),
    fraction: fractionOf(each),
  }));
  switch (question.getAttribute('type')) {
    case 'cloze':
      return { type: 'multianswer', parts: clozeParts(textOf(question, 'questiontext > text')) };
    case 'truefalse':
      return {
        type: 'truefalse',
        mark,
        answer: texts.some((each) => each.text === 'true' && each.fraction === 1),
      };
    case 'multichoice':
    case 'shortanswer':
      return {
        type: question.getAttribute('type') === 'multichoice' ? 'multichoice' : 'shortanswer',
        mark,
        answers: texts,
      };
    case 'numerical':
      return {
        type: 'numerical',
        mark,
        answers: answers.map((each) => ({
          number: Number(textOf(each, 'text')),
          tolerance: Number(textOf(each, 'tolerance')),
          fraction: fractionOf(each),
        })),
      };
    case 'matching':
      return {
        type: 'match',
        mark,
        pairs: all(question, 'subquestion').map((each) => [
          textOf(each, 'text'),
          textOf(each, 'answer > text'),
        ]),
      };
    default:
      return { type: 'essay', mark };
  }
}

/** The questions of a file of Moodle's XML, read as Moodle reads them. */
export const fromMoodleXml = (xml: string): MoodleQuestion[] =>
  all(rootOf(xml), 'question').map(imported);

const readAnswer = z.object({ score: z.number(), text: z.unknown() });
const readQuestion = z.object({
  defaultgrade: z.number(),
  correctAnswer: z.optional(z.unknown()),
  answers: z.optional(z.array(z.unknown())),
});

/**
 * The same with the reader moodlexml-to-json. It leaves out gaps, tolerances and pairs, and makes numbers of texts; these
 * are read as Moodle reads them.
 */
export const withJsonReader = (xml: string): Promise<MoodleQuestion[]> =>
  new Promise((resolve, reject) => {
    readMoodleXml(xml, (result, error) => {
      if (error) {
        reject(new Error('no Moodle XML', { cause: error }));
        return;
      }
      const own = fromMoodleXml(xml);
      const { questions } = z.parse(z.object({ questions: z.array(readQuestion) }), result);
      if (questions.length !== own.length) {
        resolve(own);
        return;
      }
      resolve(own.map((each, index) => asRead(each, questions[index])));
    });
  });

function asRead(
  own: MoodleQuestion,
  read: z.infer<typeof readQuestion> | undefined,
): MoodleQuestion {
  if (!read || own.type === 'multianswer') return own;
  const mark = read.defaultgrade;
  if (own.type === 'truefalse') return { ...own, mark, answer: read.correctAnswer === true };
  if (own.type !== 'multichoice' && own.type !== 'shortanswer') return { ...own, mark };
  const answers = own.answers.map((answer, index) => {
    const { score, text } = z.parse(readAnswer, read.answers?.[index]);
    return { text: typeof text === 'string' ? text.trim() : answer.text, fraction: score / 100 };
  });
  return { ...own, mark, answers };
}
