import { expect, it } from 'vitest';
import { sampleTest } from '#test/support/sample-drafts/edited-drafts.ts';
import { partName } from '../../model/draft/part-names.ts';
import { describeBlock } from './describe-block.ts';

const test = sampleTest(4);
const describeOne = describeBlock([test], partName);
const overlap = (key: string, mine: unknown, theirs: unknown) => ({ key, mine, theirs, count: 1 });

it('a question that two devices have changed is named by its number and words, with what differs', () => {
  const question = test.questions[2]!;
  const mine = { ...question, reason: 'my reason' };
  const theirs = { ...question, reason: 'their reason' };
  expect(describeOne(overlap(`questions/${question.id}`, mine, theirs))).toEqual({
    subject: question.stem,
    part: { id: 'conflict.block', values: { number: 3 } },
    mine: 'my reason',
    theirs: 'their reason',
  });
});

it('another key is shown by its option, and another field by its name', () => {
  const question = test.questions.find(({ kind }) => kind === 'choice')!;
  if (question.kind !== 'choice') throw new Error('no options');
  const [first, second] = question.options;
  const keyed = (key: string) => ({ ...question, key });
  expect(
    describeOne(overlap(`questions/${question.id}`, keyed(first!.id), keyed(second!.id))),
  ).toMatchObject({ mine: `✓ ${first!.text}`, theirs: `✓ ${second!.text}` });
  expect(describeOne(overlap('title', 'one', 'two'))).toEqual({
    ...{ subject: undefined, part: { id: 'draft.part.title' } },
    ...{ mine: 'one', theirs: 'two' },
  });
});
