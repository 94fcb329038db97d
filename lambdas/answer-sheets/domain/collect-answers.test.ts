import { describe, expect, it } from 'vitest';
import { answerSheets } from '#shared/model/answer-sheets.ts';
import type { PrintedAnswerSheet } from '#shared/paper/printed-sheet.ts';
import { samplePrintedAnswers } from '#test/support/sample-answer-sheet.ts';
import { sampleTests } from '#test/support/sample-drafts.ts';
import { collectAnswers, sheetsOfOneTest } from './collect-answers.ts';
import type { PhotographedSheet, ReadPhoto } from './read-photo.ts';

const test = sampleTests.en;
type Group = PhotographedSheet['groups'][number];

/** A photo of one sheet; groups that are not given are empty. */
const photoOf = (
  printed: PrintedAnswerSheet,
  groups: Readonly<Record<number, Group>> = {},
): ReadPhoto => ({
  sheets: [
    {
      printed,
      groups: printed.layout.groups.map((_, index) => groups[index] ?? { filled: [] }),
      inks: printed.layout.groups.map((group) => group.map(() => ({ ink: 0.123, share: 0.004 }))),
      warnings: [],
      page: { key: `work/${printed.number}.jpg`, width: 1080, height: 1515 },
    },
  ],
});

function collect(photos: readonly ReadPhoto[], of = test) {
  const { draft = '', classId = '', ...others } = sheetsOfOneTest(photos);
  const known = { test: of, classNames: new Map([['01KJQ5N8000000000000000005', '4م1']]) };
  const { content, pages } = collectAnswers(photos, { ...others, draft, classId }, known);
  expect(answerSheets.safeParse(content).error).toBeUndefined();
  return { ...content, pages };
}
const filled = (...bubbles: number[]): Group => ({ filled: bubbles });
const spare = (tens: Group, ones: Group) =>
  photoOf(samplePrintedAnswers({ isSpare: true }), { 0: tens, 1: ones });

describe('the answers of a class', () => {
  it('have the options that the bubbles of each form stand for', () => {
    const forms = (['A', 'B'] as const).map((form, index) =>
      samplePrintedAnswers({ form, pupil: `a${index}` }),
    );
    const { sheets } = collect(forms.map((printed) => photoOf(printed, { 0: filled(1) })));
    for (const [index, printed] of forms.entries()) {
      const [first] = printed.questions;
      expect(sheets[index]?.answers[first!.id]).toEqual({ chosen: [first!.options![1]] });
    }
  });

  it('know the version that was printed, unless there were several', () => {
    const [first, second] = ['a0', 'a1'].map((pupil) => samplePrintedAnswers({ pupil }));
    const later = { ...second!, draft: { ...second!.draft, version: first!.draft.version + 1 } };
    expect(collect([photoOf(first!), photoOf(second!)]).draftVersion).toBe(first!.draft.version);
    expect(collect([photoOf(first!), photoOf(later)]).draftVersion).toBeUndefined();
  });

  it('keep a doubt with what it is about', () => {
    const photo = photoOf(samplePrintedAnswers(), { 0: { filled: [0, 2], doubt: 'double' } });
    expect(collect([photo]).sheets[0]?.answers['q1']).toEqual({
      ...{ chosen: ['o1', 'o3'], doubt: 'double' },
    });
  });

  it('have the whole points and quarters that the teacher filled in, and ask where there are none', () => {
    const printed = samplePrintedAnswers();
    const open = printed.questions.findIndex(({ options }) => !options);
    const id = printed.questions[open]!.id;
    const read = (whole: Group, quarter: Group) =>
      collect([photoOf(printed, { [open]: whole, [open + 1]: quarter })]).sheets[0]?.answers[id];
    expect(read(filled(1), filled(1))).toEqual({ points: 1.5 });
    expect(read(filled(0), filled())).toEqual({ points: 0 });
    expect(read(filled(), filled())).toEqual({ doubt: 'unmarked' });
    expect(read(filled(1), { filled: [0], doubt: 'faint' })).toEqual({
      points: 1.25,
      doubt: 'faint',
    });
    const most = printed.questions[open]!.points;
    expect(read(filled(Math.floor(most)), filled(2))).toEqual({ doubt: 'unmarked' });
  });

  it('ask once whether a sheet of which nearly all is empty was answered in another way', () => {
    const printed = samplePrintedAnswers();
    const choices = printed.questions.filter(({ options }) => options);
    const blank = collect([photoOf(printed)]).sheets[0]!.answers;
    expect(choices.map(({ id }) => blank[id]?.doubt)).toEqual([
      'blank',
      ...choices.slice(1).map(() => undefined),
    ]);
    const half = choices.map((_, index) => filled(...(index % 2 ? [0] : [])));
    const some = collect([photoOf(printed, Object.fromEntries(half.entries()))]).sheets[0]!.answers;
    expect(Object.values(some).map(({ doubt }) => doubt)).not.toContain('blank');
  });

  it('ask once where nearly all choices of one kind are empty', () => {
    const { questions, ...printed } = samplePrintedAnswers();
    const [open] = questions.filter(({ options }) => !options);
    const choice = (id: string, count: number) => ({
      ...{ id, points: 1 },
      options: ['o1', 'o2', 'o3', 'o4'].slice(0, count),
    });
    const four = ['a', 'b', 'c', 'd', 'e'].map((id) => choice(id, 4));
    const two = ['f', 'g', 'h'].map((id) => choice(id, 2));
    const mixed = { ...printed, questions: [...four, ...two, open!] };
    const read = (groups: readonly Group[]) =>
      Object.entries(collect([photoOf(mixed, { ...groups })]).sheets[0]!.answers)
        .filter(([, { doubt }]) => doubt === 'blank')
        .map(([id]) => id);
    const all = Array.from({ length: 5 }, () => filled(0));
    expect(read([...all, filled(), filled(), filled()])).toEqual(['f']);
    expect(read([...all, filled(), filled(1), filled()])).toEqual([]);
    expect(read([])).toEqual(['a']);
  });

  it('do not ask about points because a row of quarters is empty', () => {
    const printed = samplePrintedAnswers();
    const open = printed.questions.findIndex(({ options }) => !options);
    const lost: Group = { filled: [], doubt: 'black-and-white' };
    const [sheet] = collect([photoOf(printed, { [open]: filled(1), [open + 1]: lost })]).sheets;
    expect(sheet?.answers[printed.questions[open]!.id]).toEqual({ points: 1 });
  });

  it('keep how dark the bubbles of choices are, and what is said of the whole sheet', () => {
    const printed = samplePrintedAnswers();
    const [photo] = [photoOf(printed)];
    const [sheet] = collect([
      { sheets: photo.sheets.map((one) => ({ ...one, warnings: ['line' as const] })) },
    ]).sheets;
    const { id, options } = printed.questions[0]!;
    expect(sheet?.ink?.[id]).toEqual(options!.flatMap(() => [123, 4]));
    expect(Object.keys(sheet?.ink ?? {})).toEqual(
      printed.questions.flatMap((question) => (question.options ? question.id : [])),
    );
    expect(sheet?.warnings).toEqual(['line']);
  });

  it('take the key from the draft as it is now', () => {
    const { questions } = collect([photoOf(samplePrintedAnswers())]);
    expect(questions.map(({ id }) => id)).toEqual([
      ...test.questions.map(({ id }) => id),
      ...(test.task ? ['task'] : []),
    ]);
    const [first] = test.questions;
    expect(questions[0]?.key).toBe(first?.kind === 'choice' ? first.key : undefined);
  });
});

describe('a test that was changed after the print', () => {
  const printed = samplePrintedAnswers();
  const photo = photoOf(printed, { 0: filled(1) });
  const changed = (question: object) => {
    const [first, ...others] = test.questions;
    return { ...test, questions: [{ ...first!, ...question }, ...others] } as typeof test;
  };
  const keyOf = (of: typeof test) => collect([photo], of).questions.find(({ id }) => id === 'q1');

  it('has the new key if it is one of the options on paper, and asks if it is not', () => {
    expect(keyOf(changed({ key: 'o2' }))).toMatchObject({ key: 'o2' });
    const options = [{ id: 'o9', text: 'another' }];
    expect(keyOf(changed({ key: 'o9', options }))).toEqual({ id: 'q1', points: 2 });
    const short = { kind: 'short', id: 'q1', points: 2, stem: '?', answer: 'x', variants: [] };
    expect(keyOf({ ...test, questions: [short] } as unknown as typeof test)).not.toHaveProperty(
      'key',
    );
  });

  it('asks for points where paper has no options and the draft has a key now', () => {
    const open = printed.questions.find(({ options }) => !options)!.id;
    const questions = test.questions.map((one) =>
      one.id === open
        ? { kind: 'truth' as const, ...{ id: open, stem: '?', points: 2 }, answer: true }
        : one,
    );
    const all = collect([photo], { ...test, questions } as typeof test).questions;
    expect(all.find(({ id }) => id === open)).not.toHaveProperty('key');
  });

  it('keeps a question that the draft has lost', () => {
    const without = { ...test, questions: test.questions.slice(1) };
    expect(keyOf(without)).toEqual({ id: 'q1', points: 2 });
  });
});

describe('a sheet without a name', () => {
  it('is that of the pupil whose number is filled in', () => {
    expect(collect([spare(filled(0), filled(2))]).sheets[0]?.pupil).toBe('a1');
  });

  it.each([
    ['no number', filled(), filled()],
    ['a number that is in doubt', filled(0), { filled: [1], doubt: 'faint' as const }],
    ['a number beyond the list', filled(9), filled(9)],
    ['two digits at once', filled(0), filled(1, 2)],
  ])('belongs to nobody until the teacher says so, if it has %s', (_, tens, ones) => {
    const { sheets } = collect([spare(tens, ones)]);
    expect(sheets).toHaveLength(1);
    expect(sheets[0]?.pupil).toBeUndefined();
  });

  it('belongs to nobody if another one has the same number', () => {
    const { sheets } = collect([spare(filled(0), filled(2)), spare(filled(0), filled(2))]);
    expect(sheets.map(({ pupil }) => pupil)).toEqual([undefined, undefined]);
  });

  it('never takes the place of a sheet with that pupil’s name', () => {
    const named = photoOf(samplePrintedAnswers({ pupil: 'a1' }));
    const { sheets } = collect([spare(filled(0), filled(2)), named]);
    expect(sheets.map(({ picture, pupil }) => [picture, pupil])).toEqual([
      [0, undefined],
      [1, 'a1'],
    ]);
  });
});

describe('sheets that do not belong to the others', () => {
  const own = (pupil: string) => samplePrintedAnswers({ pupil });

  it('are left out by name: another test, and another class', () => {
    const [a, b] = [own('a0'), own('a1')];
    const otherTest = {
      ...own('a2'),
      draft: { jobId: '01KJQ5N8000000000000000008', version: 1 },
      title: 'Rivers',
    };
    const otherClass = { ...own('a2'), classId: '01KJQ5N8000000000000000005' };
    const { sheets, leftOut } = collect([otherTest, a, otherClass, b].map((one) => photoOf(one)));
    expect(sheets.map(({ pupil }) => pupil)).toEqual(['a0', 'a1']);
    expect(leftOut).toEqual([
      { picture: 0, problem: 'other-test', name: 'Rivers' },
      { picture: 2, problem: 'other-class', name: '4م1' },
    ]);
  });

  it('are left out if the pupil has one that was read better', () => {
    const sheet = own('a0');
    const doubtful = photoOf(sheet, { 0: { filled: [0], doubt: 'faint' } });
    const { sheets, leftOut, pages } = collect([doubtful, photoOf(sheet, { 0: filled(0) })]);
    expect(sheets.map(({ picture }) => picture)).toEqual([1]);
    expect(pages).toHaveLength(1);
    expect(leftOut).toEqual([{ picture: 0, problem: 'repeated', pupil: 'a0' }]);
  });

  it('are counted once if one photo is sent forty times', () => {
    const photo = photoOf(own('a0'), { 0: filled(0) });
    const { sheets, leftOut } = collect(Array.from({ length: 40 }, () => photo));
    expect([sheets.length, leftOut.length]).toEqual([1, 39]);
  });

  it('are listed with the pictures that show none', () => {
    const { leftOut } = collect([
      { sheets: [], problem: 'unclear' },
      photoOf(own('a0')),
      { sheets: [], problem: 'damaged' },
    ]);
    expect(leftOut.map(({ picture, problem }) => [picture, problem])).toEqual([
      [0, 'unclear'],
      [2, 'damaged'],
    ]);
  });
});
