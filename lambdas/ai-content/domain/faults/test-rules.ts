import type { Test } from '#shared/model/draft.ts';
import type { Question } from '#shared/model/question.ts';
import { choiceFaults } from './choice-rules.ts';
import { describePath } from './describe-fault.ts';
import { faultIf, type Fault } from '#shared/draft/fault.ts';
import { askedBy, repeatFaults } from './repeat-rules.ts';
import { sourceFaults } from './source-rules.ts';
import { stemFaults } from './stem-rules.ts';
import { traitsOf } from '#shared/draft/questions/traits-of.ts';
import { emptyIf } from '#shared/draft/questions/traits.ts';
import { contentWords, holdsPhrase, tally, removeFormulas } from '#shared/draft/words.ts';

/** By chance, only one test in fifty has this share of keys at one position. */
const KEYS_IN_PLACE = { fewest: 5, share: 0.75 } as const;
/** The share of true statements, for three or more statements. */
const TRUE_SHARE = { least: 0.25, most: 0.75 } as const;

function faultsOfKeyPositions(questions: readonly Question[]): Fault[] {
  const indexes = questions.flatMap((each) =>
    each.kind === 'choice' ? [each.options.findIndex(({ id }) => id === each.key)] : [],
  );
  const count = tally(indexes)[0]?.[1] ?? 0;
  const total = indexes.length;
  const { fewest, share } = KEYS_IN_PLACE;
  return faultIf(count >= fewest && count > total * share, 'key-place', 'questions', {
    count,
    total,
  });
}

function faultsOfBalance(questions: readonly Question[]): Fault[] {
  const answers = questions.flatMap((each) => (each.kind === 'truth' ? [each.answer] : []));
  const count = answers.filter(Boolean).length;
  const total = answers.length;
  const share = count / total;
  const uneven = share < TRUE_SHARE.least || share > TRUE_SHARE.most;
  return faultIf(total >= 3 && uneven, 'truth-balance', 'questions', { count, total });
}

function faultsOfOptionCounts(questions: readonly Question[]): Fault[] {
  const counts = questions.map((each) => (each.kind === 'choice' ? each.options.length : 0));
  const expected = tally(counts.filter((count) => count === 3 || count === 4))[0]?.[0] ?? 0;
  return counts.flatMap((count, index) =>
    faultIf(
      (count === 3 || count === 4) && count !== expected,
      'option-count-uneven',
      `questions.${index}.options`,
      { count, expected },
    ),
  );
}

/** The words of its right answer; those of a list may be anywhere in a test. */
const keyOf = (question: Question): string => {
  const { answers } = traitsOf(question);
  return (answers.length === 1 ? answers[0]?.[0] : undefined) ?? '';
};

/** Finds keys of at least three words in other stems; a single word may be the test's topic. */
const faultsOfGivenKeys = (questions: readonly Question[]): Fault[] =>
  questions.flatMap((question, index) => {
    const key = keyOf(question);
    const telling = questions.findIndex(
      ({ stem }, other) =>
        other !== index && contentWords(removeFormulas(key)).length >= 3 && holdsPhrase(stem, key),
    );
    return faultIf(telling >= 0, 'key-given-away', `questions.${index}`, {
      other: describePath(`questions.${telling}`),
    });
  });

export function testFaults(test: Test): Fault[] {
  const { questions, task } = test;
  return [
    ...emptyIf(test.title, 'title'),
    ...questions.flatMap((question, index) => [
      ...stemFaults(question, `questions.${index}`),
      ...(question.kind === 'choice' ? choiceFaults(question, `questions.${index}`) : []),
    ]),
    ...faultsOfOptionCounts(questions),
    ...faultsOfKeyPositions(questions),
    ...faultsOfBalance(questions),
    ...faultsOfGivenKeys(questions),
    ...repeatFaults('questions', questions.map(askedBy)),
    ...sourceFaults(test),
    ...faultIf(task?.instructions.length === 0, 'list-empty', 'task', { field: 'instructions' }),
    ...faultIf(task?.criteria.length === 0, 'list-empty', 'task', { field: 'criteria' }),
  ];
}
