import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import type { PageWarning } from '#shared/model/gradebook.ts';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import { callStep } from '#test/support/call-step.ts';
import { useJobServices } from '#test/support/job-services.ts';
import { sampleClassToStore } from '#test/support/sample-class.ts';
import { sampleGradeJob } from '#test/support/sample-job.ts';
import { sampleMarks } from '#test/support/sample-mark-sheet.ts';
import { samplePrintedSheet } from '#test/support/sample-printed-sheet.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { addressOf } from '#core/jobs/job-record.ts';
import { addMarkSheet } from '#lambdas/record/domain/add-mark-sheet.ts';
import { addMarks, findStored } from '#lambdas/record/domain/add-marks.ts';
import { connectMarkSheets } from '#lambdas/record/mark-sheets.ts';
import { sheetIdOf } from '#lambdas/record/stores/mark-sheets/mark-sheet-id.ts';
import { dynamoClassStore } from '#lambdas/record/stores/classes/dynamo-class-store.ts';
import { printedGradebook } from '../domain/paper/printed-gradebook.ts';
import { handler } from './write-gradebook.ts';

const { s3, jobs } = useJobServices();
const classes = dynamoClassStore(documentClient, 'table');
const ports = connectMarkSheets();
const request = { ...sampleGradeJob.request, addCertain: true };
const job = { ...sampleGradeJob, request };
const folder = `work/teacher-1/grade/${job.id}`;
const sheet = samplePrintedSheet();
const of = { uid: 'teacher-1', classId: sheet.classId };
const heading = { subject: sheet.subject, term: sheet.term };
const address = { ...of, sheetId: sheetIdOf(heading) };
const empty = { ...sampleMarks, marks: {}, points: {} };
const box = { left: 0.1, right: 0.2, top: 0.3, bottom: 0.4 };
const size = { width: 1000, height: 1400 };

/** The photo of a sheet, as the step that looks for one leaves it. */
const leavePhoto = (
  texts: readonly (readonly string[])[],
  { confidence = 99, warnings = [] as PageWarning[], classVersion = 1, item = 0 } = {},
) => {
  const marks = texts.map((row) => row.map((text) => ({ text, confidence, box })));
  const reading = { script: 'western' as const, isSmall: false, marks };
  const read = [{ sheet, reading, place: { left: 0, ...size } }];
  const kept = { ...sampleClassToStore, pupils: sampleClassToStore.pupils };
  const book = printedGradebook(read, size, kept, warnings);
  const [pageKey, gradebookKey] = [`${folder}/${item}.jpg`, `${folder}/${item}.json`];
  const keep = (key: string, body: Buffer) =>
    s3.objects.set(`/results/${key}`, { body, contentType: 'x' });
  keep(pageKey, Buffer.from('\xff'));
  keep(gradebookKey, Buffer.from(JSON.stringify(book)));
  return { item, identifying: { sheet: { pageKey, ...size, gradebookKey, classVersion } } };
};
const blank = ['', '', ''];
const filled = [['12', '', ''], ['9,5', '', ''], blank, blank];
const run = (...items: readonly object[]) => callStep(handler, { ...addressOf(job), items });
const stored = async () => (await findStored(ports, address))?.document;
const begin = (content: MarkSheetContent = empty) =>
  addMarkSheet(ports, of, { ...heading, content });
const marksOf = (document: Awaited<ReturnType<typeof stored>>) =>
  Object.fromEntries(
    Object.entries(document?.content.marks ?? {}).map(([pupil, ofPupil]) => [
      pupil,
      Object.fromEntries(Object.entries(ofPupil).map(([id, { text }]) => [id, text])),
    ]),
  );
type Send = (command: object) => Promise<unknown>;
/** Puts something between the step and its table. */
const onCalls = (act: (command: object, send: Send) => Promise<unknown>) => {
  const send = documentClient.send.bind(documentClient) as Send;
  const sending = vi.spyOn(documentClient, 'send') as unknown as MockInstance<Send>;
  return sending.mockImplementation((command) => act(command, send));
};
const added = { a0: { c1: '12' }, a1: { c1: '9,5' } };

beforeEach(async () => {
  await jobs.create(job);
  await classes.add('teacher-1', sheet.classId, sampleClassToStore);
});

describe('marks of a printed sheet that are all certain', () => {
  it('go into the record that the sheet was printed for, which says so', async () => {
    await begin();
    await run(leavePhoto(filled));
    const document = await stored();
    expect(marksOf(document)).toEqual(added);
    expect(document?.content.sources).toMatchObject([
      { kind: 'page', name: 'نقاط.jpg', jobId: job.id, unasked: true },
    ]);
    const [listed] = await ports.sheets.list('teacher-1', sheet.classId);
    expect(listed?.unasked).toEqual([{ jobId: job.id, marks: 2 }]);
  });

  it('begin the record if the class has none of this subject and term', async () => {
    await run(leavePhoto(filled));
    expect(marksOf(await stored())).toEqual(added);
    expect((await stored())?.content.columns.map(({ id }) => id)).toEqual(['c1']);
  });

  it('go in once when the step is repeated', async () => {
    await begin();
    const photo = leavePhoto(filled);
    const first = await run(photo);
    const after = await stored();
    expect(await run(photo)).toEqual(first);
    expect(await stored()).toEqual(after);
  });

  it.each(['before', 'after'] as const)(
    'go in once if the step dies %s any one of its calls of the table, and is repeated',
    async (when) => {
      let died = 0;
      for (let at = 1; at < 100; at += 1) {
        await ports.sheets.removeAll('teacher-1', sheet.classId);
        await begin();
        const photo = leavePhoto(filled);
        let calls = 0;
        const sending = onCalls(async (command, send) => {
          calls += 1;
          const isLast = calls === at;
          if (isLast && when === 'before') throw new Error('died');
          const answer = await send(command);
          if (isLast) throw new Error('died');
          return answer;
        });
        const isDead = await run(photo).then(
          () => false,
          () => true,
        );
        sending.mockRestore();
        if (calls < at) break;
        if (!isDead) continue;
        died += 1;
        await run(photo);
        const document = await stored();
        expect(marksOf(document)).toEqual(added);
        expect(document?.version).toBe(2);
        expect(document?.content.sources).toHaveLength(1);
        const [listed] = await ports.sheets.list('teacher-1', sheet.classId);
        expect(listed?.unasked).toEqual([{ jobId: job.id, marks: 2 }]);
      }
      expect(died).toBeGreaterThan(8);
    },
    120_000,
  );
});

describe('the record stays as it is, and the page for the teacher to review,', () => {
  const unchanged = async (act: () => Promise<unknown>) => {
    const before = await stored();
    await act();
    expect(await stored()).toEqual(before);
    expect(s3.objects.has(`/results/results/teacher-1/grade/${job.id}/draft.xlsx`)).toBe(true);
  };

  it('if the teacher has not asked for more', async () => {
    await begin();
    await jobs.remove(addressOf(job), ['PENDING']);
    await jobs.create({ ...job, request: sampleGradeJob.request });
    await unchanged(() => run(leavePhoto(filled)));
  });

  it.each<[string, () => readonly object[]]>([
    ['a mark is doubtful', () => [leavePhoto(filled, { confidence: 97 })]],
    [
      'something is to be said about the page',
      () => [leavePhoto(filled, { warnings: ['small-text'] })],
    ],
    ['a mark is in a spare row', () => [leavePhoto([...filled.slice(0, 3), ['8', '', '']])]],
    [
      'the sheet is of another version of the class',
      () => [leavePhoto(filled, { classVersion: 2 })],
    ],
    [
      'one of two pages is of another version of the class',
      () => [leavePhoto(filled), leavePhoto(filled, { classVersion: 2, item: 1 })],
    ],
    [
      'one of two pages was not read',
      () => [leavePhoto(filled), { item: 1, error: { Error: 'States.Timeout', Cause: '' } }],
    ],
  ])('if %s', async (_, items) => {
    await begin();
    await unchanged(() => run(...items()));
  });

  it('if the record has another mark', async () => {
    await begin({ ...empty, marks: { a0: { c1: { text: '11' } } } });
    await unchanged(() => run(leavePhoto(filled)));
  });

  it('if the class was changed or deleted meanwhile', async () => {
    await begin();
    const [now] = await classes.listInFull('teacher-1');
    await classes.replace('teacher-1', now!, { ...sampleClassToStore, name: '2م4' });
    await unchanged(() => run(leavePhoto(filled)));
    await classes.remove('teacher-1', sheet.classId);
    await unchanged(() => run(leavePhoto(filled)));
  });

  it('if the teacher changes the record at the same moment', async () => {
    await begin();
    const typed = {
      ...heading,
      table: { columns: [sheet.columns[0]!], rows: [{ pupil: 'a2', marks: ['20'] }] },
    };
    let isTyped = false;
    const sending = onCalls(async (command, send) => {
      // The class is used between the look at the record and the write.
      if (!isTyped && command.constructor.name === 'UpdateCommand') {
        isTyped = true;
        await addMarks(ports, of, typed);
      }
      return send(command);
    });
    await run(leavePhoto(filled));
    sending.mockRestore();
    expect(marksOf(await stored())).toEqual({ a2: { c1: '20' } });
  });
});
