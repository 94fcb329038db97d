import { checksOf, type Draft, type Exercise } from '#shared/model/draft.ts';
import type { Question } from '#shared/model/question.ts';
import { traitsOf } from '#shared/draft/questions/traits-of.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { checkSums, compareSides } from '../arithmetic/check-sums.ts';
import { evaluate } from '../arithmetic/evaluate.ts';
import { plainSum } from '../arithmetic/plain-sum.ts';
import { faultIf, type Fault } from '#shared/draft/fault.ts';

/** Words in texts that deliberately show a wrong sum. */
const OF_MISTAKES = new Set(
  'wrong false incorrect mistake error not instead slip faux fausse fausses erreur incorrecte pas lieu خطا الخطا خاطي خاطيه الخاطي غلط غير ليس ليست لا بدل'.split(
    ' ',
  ),
);

const wrongSums = (text: string, path: string): Fault[] => {
  if (
    text.includes('≠') ||
    foldText(text)
      .split(' ')
      .some((word) => OF_MISTAKES.has(word))
  )
    return [];
  const sum = checkSums(text).find(({ verdict }) => verdict === 'wrong');
  return faultIf(sum !== undefined, 'sum-wrong', path, { sum: sum?.text ?? '' });
};

/** Words that only ask for the value of a sum. */
const WORK_OUT = new Set(
  (
    'calculate compute evaluate find work out what is the value result of sum ' +
    'calcule calculez calculer trouve quel quelle est le la l resultat de du combien font effectue valeur somme ' +
    'احسب ما هو هي ناتج حاصل قيمه نتيجه عمليه العمليه التاليه العدد العباره مايلي يلي ما كم يساوي'
  ).split(' '),
);
/** The sum in a stem, if the stem asks for nothing else. */
function askedSum(stem: string): string | undefined {
  const plain = plainSum(stem).replace(/\n/g, ' ').trim();
  let end = plain.length;
  while (/[?؟.…_]/.test(plain.charAt(end - 1))) end -= 1;
  const asked = plain.slice(0, end).trimEnd().replace(/=$/, '').trimEnd();
  const [, words = '', sum = ''] = /^([^\d(]*?)(-?[\d(][\d .,+×÷:/()^%-]*)$/.exec(asked) ?? [];
  const lead = foldText(words);
  const isAll = lead === '' || lead.split(' ').every((word) => WORK_OUT.has(word));
  return isAll && /[\d)%] *[+×÷:/^-] *[\d(-]/.test(sum) && !/\d{1,2}:\d{2}/.test(sum)
    ? sum.trim()
    : undefined;
}

/** The number in a text, after `x =` and before a unit of at most two words; undefined if there is other text. */
function loneNumber(text: string): string | undefined {
  const found = /^(?:\p{L}\s*=\s*)?(-?[\d(][\d\s.,/()%-]*)(?:\p{L}+(?:\s\p{L}+)?)?$/u.exec(
    plainSum(text).trim().replace(/\.$/, ''),
  )?.[1];
  return found !== undefined && evaluate(found).length > 0 ? found.trim() : undefined;
}

function faultsOfKey(question: Question, path: string): Fault[] {
  if (question.kind === 'truth') {
    const sums = checkSums(question.stem);
    const verdict = sums[0]?.verdict;
    const isAll = sums.length === 1 && !/[\p{L}≠≈]/u.test(plainSum(question.stem));
    const wrong = isAll && verdict !== 'rounded' && (verdict === 'right') !== question.answer;
    return faultIf(wrong, 'key-wrong', `${path}.answer`, { expected: String(verdict === 'right') });
  }
  if (question.kind !== 'short' && question.kind !== 'choice') return [];
  const key = traitsOf(question).answers[0]?.[0] ?? '';
  const sum = askedSum(question.stem);
  const given = loneNumber(key);
  if (sum === undefined || given === undefined) return [];
  const wrong = compareSides(sum, given) === 'wrong';
  const expected = Number((evaluate(sum)[0] ?? 0).toPrecision(12));
  return faultIf(wrong, 'key-wrong', question.kind === 'short' ? `${path}.answer` : path, {
    expected,
  });
}

const faultsOfQuestion = (question: Question, path: string): Fault[] => [
  ...faultsOfKey(question, path),
  ...wrongSums(question.reason, `${path}.reason`),
];

/** Whether the numeric answer of an exercise appears in its solution, or is the value of one of its sums. */
function isWorkedOut({ steps, answer }: Exercise): boolean {
  const wanted = loneNumber(answer);
  const plain = plainSum(steps.join('\n'));
  const numbers = plain.match(
    /\(\(\d+\)\/\(\d+\)\)|\d[\d .,]*(?: ?\/ ?\d+)?|[\d(][\d .,+×÷:/()^%-]*/g,
  );
  // The steps may be in words, as for a reading text, or the answer may be more than a number.
  if (wanted === undefined || numbers === null || !/[=+×÷]/.test(plain)) return true;
  const pieces = [
    ...numbers,
    ...numbers.flatMap((each) => each.split(/ (?!\d{3}(?!\d))|[.,](?= |$)/)),
  ];
  return pieces.some((piece) => {
    const side = piece.trim().replace(/[.,]$/, '');
    return (
      side !== '' &&
      ['right', 'rounded'].includes(compareSides(side, wanted.replace(/^-/, '')) ?? '')
    );
  });
}

/** Recomputes arithmetic in reasons, solutions and keys, and whether a solution reaches its answer. */
export function arithmeticFaults(draft: Draft): Fault[] {
  if (draft.type === 'TEST') {
    return draft.questions.flatMap((question, index) =>
      faultsOfQuestion(question, `questions.${index}`),
    );
  }
  // Misconceptions are wrong on purpose; what pupils copy must be right.
  if (draft.type === 'LESSON_PLAN')
    return [
      ...wrongSums(draft.trace ?? '', 'trace'),
      ...checksOf(draft).flatMap(({ check, path }) => faultsOfQuestion(check, path)),
    ];
  return draft.exercises.flatMap((exercise, index) => [
    ...exercise.steps.flatMap((step, at) => wrongSums(step, `exercises.${index}.steps.${at}`)),
    ...wrongSums(exercise.answer, `exercises.${index}.answer`),
    ...faultIf(!isWorkedOut(exercise), 'answer-not-in-solution', `exercises.${index}.answer`, {
      text: exercise.answer,
    }),
  ]);
}
