import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AddedMarks, MarksToAdd } from '#shared/model/added-marks.ts';
import { limits } from '#shared/model/limits.ts';
import type { MarkSheetContent, MarkSheetSummary } from '#shared/model/mark-sheet.ts';
import { callEndpoint, student, teacher, type Call } from '#test/support/call-endpoint.ts';
import { useEmptyTable } from '#test/support/dynamo-table.ts';
import { sampleClassToStore } from '#test/support/sample-class.ts';
import { sampleMarks } from '#test/support/sample-mark-sheet.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { dynamoClassStore } from '../stores/classes/dynamo-class-store.ts';
import { addMarks } from '../domain/add-marks.ts';
import { connectMarkSheets } from '../mark-sheets.ts';
import { handler as addSheet } from './add-mark-sheet.ts';
import { handler as add } from './add-marks.ts';
import { handler as get } from './get-mark-sheet.ts';
import { handler as list } from './list-mark-sheets.ts';
import { putMarkSheetDocument } from '../handlers.ts';

const put = putMarkSheetDocument();

const { client, name } = useEmptyTable();
const classes = dynamoClassStore(client, name);
const classId = '01KJQ5N8000000000000000000';
const params = { classId };
const heading = { subject: 'الرياضيات', term: 1 } as const;
/** Marks for the column with the exam. */
const exam = (...marks: readonly (readonly [string, string])[]): MarksToAdd => ({
  ...heading,
  table: {
    columns: [{ id: 'n1', heading: 'الاختبار', role: 'exam', scale: 20 }],
    rows: marks.map(([pupil, mark]) => ({ pupil, marks: [mark] })),
  },
  source: { kind: 'workbook', name: '2م3.xlsx' },
});
const post = (body: object, more: Partial<Call> = {}) =>
  callEndpoint(add, { params, body, ...more });
const posted = async (body: object) => {
  const { status, body: answer } = await post(body);
  expect(status).toBe(200);
  return answer as AddedMarks;
};
/** The same without a log: calls at once would end the capture of one another's. */
const added = (body: MarksToAdd) =>
  addMarks(connectMarkSheets(), { uid: 'teacher-1', classId }, body);
const begin = (content = sampleMarks) =>
  callEndpoint(addSheet, { params, body: { ...heading, content } });
const summaries = async () => (await callEndpoint(list, { params })).body as MarkSheetSummary[];
const stored = async () => {
  const [sheet] = await summaries();
  const { body } = await callEndpoint(get, { params: { classId, sheetId: sheet!.id } });
  return (body as { document: { version: number; content: MarkSheetContent } }).document;
};
/** The marks of the exam by pupil. */
const exams = async () => {
  const { columns, marks } = (await stored()).content;
  const id = columns.find(({ role }) => role === 'exam')!.id;
  return Object.fromEntries(
    Object.entries(marks).flatMap(([pupil, { [id]: mark }]) => (mark ? [[pupil, mark.text]] : [])),
  );
};

/** Runs `act` instead of, or before, one command of the next call to the table; says whether there was one. */
const atStep = (step: number, act: () => Promise<unknown>) => {
  const send = documentClient.send.bind(documentClient);
  let steps = 0;
  const spy = vi.spyOn(documentClient, 'send');
  spy.mockImplementation((async (command: Parameters<typeof send>[0]) => {
    steps += 1;
    if (steps === step) {
      spy.mockImplementation(send as never);
      await act();
    }
    return send(command);
  }) as never);
  return () => {
    spy.mockRestore();
    return steps >= step;
  };
};

beforeEach(async () => {
  await classes.add('teacher-1', classId, sampleClassToStore);
});

describe('marks that are added to the record', () => {
  it('make the sheet of their subject and term, and go into it from then on', async () => {
    const first = await posted(exam(['a0', '12,5']));
    expect(first).toMatchObject({ columns: ['n1'], marks: 1, same: 0, document: { version: 1 } });
    const second = await posted(exam(['a0', '12.5'], ['a1', '9']));
    expect(second).toMatchObject({
      sheetId: first.sheetId,
      marks: 1,
      same: 1,
      document: { version: 2 },
    });
    expect(await exams()).toEqual({ a0: '12,5', a1: '9' });
    expect(await summaries()).toMatchObject([{ ...heading, columns: 1, marks: 2 }]);
    expect((await stored()).content.sources).toHaveLength(2);
  });

  it('are not added twice: the same call again makes no version', async () => {
    await begin();
    const before = await posted(exam(['a1', '9']));
    const again = await posted(exam(['a1', '9']));
    expect(again).toEqual({ ...before, marks: 0, same: 1 });
    expect((await stored()).version).toBe(2);
  });

  it('make no sheet if there is nothing to write', async () => {
    expect(await posted(exam(['a0', '25']))).toMatchObject({
      marks: 0,
      refused: [{ reason: 'wrong' }],
    });
    expect(await summaries()).toEqual([]);
  });

  it('stay out of the way of others at once: each writer’s marks are there', async () => {
    await Promise.all(['a0', 'a1', 'a2'].map((pupil) => added(exam([pupil, '7']))));
    expect(await exams()).toEqual({ a0: '7', a1: '7', a2: '7' });
  });

  it('are asked for again, not lost, where many writers are quicker', async () => {
    const of = (at: number): MarksToAdd => ({
      ...heading,
      table: {
        columns: [{ id: `n${at}`, heading: `الفرض ${at}`, scale: 20 }],
        rows: [{ pupil: 'a0', marks: ['7'] }],
      },
    });
    const all = Array.from({ length: 12 }, (_, at) => of(at));
    let open = all;
    for (let round = 0; open.length > 0 && round < 12; round += 1) {
      const answers = await Promise.allSettled(open.map(added));
      const refused = answers.filter((answer) => answer.status === 'rejected');
      for (const { reason } of refused) expect(reason).toMatchObject({ code: 'unavailable' });
      open = open.filter((_, at) => answers[at]?.status === 'rejected');
    }
    expect((await stored()).content.columns).toHaveLength(12);
  });

  it('lose nothing that another writer saves at any moment of the call', async () => {
    for (let step = 1; ; step += 1) {
      const sheet = (one: MarksToAdd): MarksToAdd => ({ ...one, subject: `مادة ${step}` });
      const isOver = atStep(step, () => added(sheet(exam(['a1', '8']))));
      await posted(sheet(exam(['a0', '12'])));
      if (!isOver()) break;
      expect(await posted(sheet(exam(['a0', '12'], ['a1', '8'])))).toMatchObject({
        marks: 0,
        same: 2,
      });
    }
  });

  it.each([
    ['begun', false],
    ['changed', true],
  ])(
    'are there once after a call that broke off at any moment while a sheet was %s',
    async (_, isThere) => {
      for (let step = 1; ; step += 1) {
        const sheet = { subject: `مادة ${step}` };
        const call: MarksToAdd = { ...exam(['a0', '12'], ['a1', '8']), ...sheet };
        if (isThere) await posted({ ...exam(['a2', '7']), ...sheet });
        const isOver = atStep(step, () => Promise.reject(new Error('crash')));
        await post(call);
        if (!isOver()) break;
        await posted(call);
        const one = (await summaries()).find(({ subject }) => subject === call.subject);
        expect(one).toMatchObject({ columns: 1, marks: isThere ? 3 : 2 });
      }
    },
  );
});

describe('a call that has seen another version', () => {
  it('writes nothing, and answers the version that there is', async () => {
    await begin();
    for (const seen of ['', 'W/"2-abc"', 'W/"1"']) {
      const { status, body } = await post({ ...exam(['a1', '9']), seen });
      expect(status).toBe(412);
      expect(body).toMatchObject({ code: 'precondition-failed', current: { version: 1 } });
    }
    expect((await stored()).version).toBe(1);
  });

  it('is taken for the repetition that it is, if nothing is left to write', async () => {
    const call = { ...exam(['a1', '9']), seen: '' };
    expect((await post(call)).status).toBe(200);
    expect(await posted(call)).toMatchObject({ marks: 0, same: 1 });
  });

  it('is served if nothing has changed', async () => {
    const { document } = await posted(exam(['a1', '9']));
    const seen = `W/"1-${document!.contentHash}"`;
    expect(await posted({ ...exam(['a2', '9']), seen })).toMatchObject({ marks: 1 });
  });
});

describe('a call that adds marks', () => {
  it('is for the teacher of the class alone', async () => {
    const user = { ...teacher, uid: 'teacher-2' };
    expect(await post(exam(['a0', '9']), { user })).toMatchObject({
      status: 404,
      body: { code: 'class-not-found' },
    });
    expect(await post(exam(['a0', '9']), { user: student })).toMatchObject({ status: 403 });
    expect(await summaries()).toEqual([]);
  });

  const { table } = exam();
  it.each([
    [
      'too many pupils',
      { rows: Array.from({ length: 201 }, (_, at) => ({ pupil: `x${at}`, marks: [] })) },
    ],
    [
      'a pupil twice',
      {
        rows: [
          { pupil: 'a0', marks: [] },
          { pupil: 'a0', marks: [] },
        ],
      },
    ],
    ['too many columns', { columns: Array.from({ length: 28 }, () => ({ heading: '' })) }],
    [
      'a text without an end',
      { rows: [{ pupil: 'a0', marks: ['9'.repeat(2 * limits.gradebookTextLength + 1)] }] },
    ],
    ['a pupil’s id that is a path', { rows: [{ pupil: '../a0', marks: [] }] }],
    ['a field that it does not know', { columns: [{ heading: '', formula: '=A1' }] }],
  ])('is refused with %s', async (_, part) => {
    const { status, body } = await post({ ...exam(), table: { ...table, ...part } });
    expect([status, (body as { code: string }).code]).toEqual([400, 'validation-failed']);
  });

  it('is refused if two columns go into one', async () => {
    const targets = [{ to: 'c1' }, { to: 'c1' }];
    expect((await post({ ...exam(), choices: { targets } })).status).toBe(400);
  });

  it('brings no formula in: as a mark it is refused, as a text it is text', async () => {
    const { refused } = await posted(exam(['a0', '=HYPERLINK("x")'], ['a1', '9']));
    expect(refused).toMatchObject([{ pupil: 'a0', reason: 'wrong' }]);
  });
});

it('a sheet that was written by hand takes marks as well', async () => {
  const { body } = await begin();
  const sheetId = (body as { id: string }).id;
  const { status } = await callEndpoint(put, {
    params: { classId, sheetId },
    body: { ...sampleMarks, marks: {} },
    headers: { 'if-match': '*' },
  });
  expect(status).toBe(200);
  await posted(exam(['a2', '11']));
  expect(await exams()).toEqual({ a2: '11' });
});
