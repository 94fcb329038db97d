import { expect, it } from 'vitest';
import { answerSheets } from '#shared/model/answer-sheets.ts';
import { mergeContents } from '#frontend/lib/documents/merge/merge-contents.ts';
import { sampleAnswers } from '#test/support/sample-answer-sheets.ts';
import { optionsOn } from '../../model/answers/answer-rows.ts';
import { describeAnswer } from './describe-answer.ts';
import { answersForm } from '../../model/answers/answers-form.ts';

const kind = { form: answersForm, schema: answerSheets };
const base = sampleAnswers();
const answered = (sheet: number, question: string, chosen: string[]) => ({
  ...base,
  sheets: base.sheets.map((one, index) =>
    index === sheet ? { ...one, answers: { ...one.answers, [question]: { chosen } } } : one,
  ),
});

it('read answers that two devices have settled are merged by sheet and question', () => {
  const mine = answered(2, 'q7', ['b']);
  const theirs = answered(5, 'q3', ['c']);
  const merged = mergeContents(kind, base, { mine, theirs });
  expect(merged?.overlaps).toEqual([]);
  expect(merged?.content.sheets[2]).toEqual(mine.sheets[2]);
  expect(merged?.content.sheets[5]).toEqual(theirs.sheets[5]);
  expect(merged?.content).toEqual({ ...mine, sheets: merged?.content.sheets });
});

it('an answer that both have settled differently is shown by its letters', () => {
  const mine = answered(2, 'q7', ['b']);
  const theirs = answered(2, 'q7', []);
  const [overlap] = mergeContents(kind, base, { mine, theirs })!.overlaps;
  expect(describeAnswer([mine, theirs], (id) => `pupil ${id}`, optionsOn)(overlap!)).toEqual({
    subject: `pupil ${base.sheets[2]!.pupil}`,
    part: { id: 'conflict.question', values: { number: 7 } },
    mine: 'ب',
    theirs: { id: 'conflict.empty' },
  });
});
