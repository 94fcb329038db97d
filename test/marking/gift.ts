import type { GIFTQuestion } from 'gift-pegjs';
import { chosenFor, textAt } from './given.ts';
import { matchesWildcards, type MoodleQuestion } from './moodle.ts';
import type { Given, Row } from './table.ts';

const ESCAPED = [':', '#', '=', '{', '}', '~', 'n'];
const hide = (text: string): string =>
  text
    .replaceAll('\\\\', '\ue100')
    .replace(/\\([:#={}~n])/g, (_, sign: string) =>
      String.fromCodePoint(0xe000 + ESCAPED.indexOf(sign)),
    )
    .replaceAll('\ue100', '\\');
const show = (text: string): string =>
  text.replace(/[\ue000-\ue006]/g, (sign) => {
    const meant = ESCAPED[(sign.codePointAt(0) ?? 0) - 0xe000] ?? '';
    return meant === 'n' ? '\n' : meant;
  });
const withoutFormat = (text: string): string =>
  show(text.replace(/^\[(?:moodle|html|plain|markdown)\]/, '')).trim();

/** Takes the weight before an answer apart. */
function weighed(answer: string, usual: number): { text: string; fraction: number } {
  const text = answer.trim();
  const [all, weight] = /^%(-*[0-9]{1,2}\.?[0-9]*)%/.exec(text) ?? [];
  const rest = all === undefined ? text : text.slice(all.length);
  return {
    text: withoutFormat((rest.split('#')[0] ?? '').trim()),
    fraction: weight === undefined ? usual : Number(weight) / 100,
  };
}
const listed = (text: string, sign: string): string[] => {
  const [first = '', ...others] = text.split(sign);
  return first.trim() === '' ? others : [first.trim(), ...others];
};

/** One question of GIFT as Moodle imports it (qformat_gift); GIFT has no points. */
function imported(source: string, mark: number): MoodleQuestion {
  const text = hide(source.replace(/^\s*\/\/.*$/gm, ' ')).trim();
  const inside = text.slice(text.indexOf('{') + 1, text.indexOf('}')).trim();
  const end = inside.lastIndexOf('####');
  const answers = (end < 0 ? inside : inside.slice(0, end)).trim();
  if (answers === '') return { type: 'essay', mark };
  if (answers.startsWith('#')) {
    return {
      type: 'numerical',
      mark,
      answers: listed(answers.slice(1).split('~')[0] ?? '', '=').map((each) => {
        const { text: words, fraction } = weighed(each, 1);
        const [from = '', to] = words.split('..');
        if (to !== undefined) {
          const number = (Number(to) + Number(from)) / 2;
          return { number, tolerance: Number(to) - number, fraction };
        }
        const [number = '', tolerance = '0'] = words.split(':');
        return { number: Number(number), tolerance: Number(tolerance), fraction };
      }),
    };
  }
  if (answers.includes('~'))
    return {
      type: 'multichoice',
      mark,
      answers: listed(answers.replaceAll('=', '~='), '~').map((each) =>
        each.trim().startsWith('=')
          ? { text: withoutFormat(each.trim().slice(1)), fraction: 1 }
          : weighed(each, 0),
      ),
    };
  if (answers.includes('=') && answers.includes('->'))
    return {
      type: 'match',
      mark,
      pairs: listed(answers, '=').map((each) => {
        const [left = '', right = ''] = each.split('->');
        return [withoutFormat(left.trim()), show(right).trim()];
      }),
    };
  if (['T', 'TRUE', 'F', 'FALSE'].includes((answers.split('#')[0] ?? '').trim()))
    return { type: 'truefalse', mark, answer: answers.startsWith('T') };
  return {
    type: 'shortanswer',
    mark,
    answers: listed(answers, '=').map((each) => weighed(each, 1)),
  };
}

/** The questions of a file in GIFT; a teacher gives each draft's question its points, shared among its gaps. */
export function fromGift(gift: string, points: number): MoodleQuestion[] {
  const sources = gift.split(/\n\s*\n/).filter((each) => each.trim() !== '');
  return sources.map((each) => imported(each, points / sources.length));
}

const shareOf = (question: GIFTQuestion, given: Given): number => {
  switch (question.type) {
    case 'TF':
      return given[0] === (question.isTrue ? 0 : 1) ? 1 : 0;
    case 'MC':
      return typeof given[0] === 'number' && question.choices[given[0]]?.isCorrect ? 1 : 0;
    case 'Short': {
      const text = textAt(given, 0);
      const isRight = question.choices.some(
        (choice) => choice.isCorrect && matchesWildcards(text, choice.text.text),
      );
      return text.trim() !== '' && isRight ? 1 : 0;
    }
    case 'Numerical': {
      const { choices } = question;
      const numbers = Array.isArray(choices) ? choices.map(({ text }) => text) : [choices];
      const text = textAt(given, 0).replaceAll(/\s/g, '').replace(',', '.');
      const value = text === '' ? Number.NaN : Number(text);
      const isRight = numbers.some((each) => {
        const { number, range = 0, numberLow, numberHigh } = each;
        if (number === undefined) return value >= Number(numberLow) && value <= Number(numberHigh);
        return Math.abs(value - number) <= range + 1e-12 * Math.abs(number);
      });
      return isRight ? 1 : 0;
    }
    case 'Matching': {
      const right = question.matchPairs.filter(
        ({ subanswer }, index) =>
          question.matchPairs[Number(given[index] ?? -1)]?.subanswer === subanswer,
      );
      return right.length / question.matchPairs.length;
    }
    default:
      return Number.NaN;
  }
};

/** The points that a reader of GIFT with the grammar gift-pegjs gives. */
export function pointsWithGrammar(
  questions: readonly GIFTQuestion[],
  { question }: Row,
  given: Given,
): number {
  const isList = question.kind === 'matching' || question.kind === 'ordering';
  const answers = isList ? chosenFor(question, given) : given;
  const each = question.points / questions.length;
  return questions.reduce(
    (sum, one, index) =>
      sum + each * shareOf(one, questions.length > 1 ? [answers[index]] : answers),
    0,
  );
}
