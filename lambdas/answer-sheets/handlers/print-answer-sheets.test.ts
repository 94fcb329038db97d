import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { draft, type Draft, type Test } from '#shared/model/draft.ts';
import { draftLanguages } from '#shared/model/locale.ts';
import { findMarks } from '#shared/paper/find-marks.ts';
import { numbersInPicture } from '#shared/paper/find-sheets.ts';
import { printedAnswerSheet } from '#shared/paper/printed-sheet.ts';
import { callEndpoint, student, teacher } from '#test/support/call-endpoint.ts';
import { useJobServices } from '#test/support/job-services.ts';
import { cornerFaults, rasterPages } from '#test/support/raster-pdf.ts';
import { sampleClassToStore } from '#test/support/sample-class.ts';
import { sampleDrafts, sampleTests } from '#test/support/sample-drafts.ts';
import { sampleContentJob } from '#test/support/sample-job.ts';
import { shownTexts } from '#test/support/shown-texts.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { connectDocuments } from '#core/documents/connect-documents.ts';
import { saveResult } from '#core/documents/save-result.ts';
import { addressOf } from '#core/jobs/job-record.ts';
import type * as Typefaces from '#lambdas/print/typography/load-typefaces.ts';
import { dynamoClassStore } from '#lambdas/record/stores/classes/dynamo-class-store.ts';
import { dynamoPrintedSheetStore } from '#lambdas/record/stores/printed-sheets/dynamo-printed-sheet-store.ts';
import { rightOptions } from '../domain/right-options.ts';
import { handler } from './print-answer-sheets.ts';

// The bundle has its fonts in its folder; the source finds them in the packages.
vi.mock('#lambdas/print/typography/load-typefaces.ts', async (original) => {
  const typefaces = await original<typeof Typefaces>();
  return { ...typefaces, resolveBundledAsset: () => typefaces.findInPackages };
});

const { jobs } = useJobServices();
const ports = connectDocuments({ TABLE_NAME: 'table', RESULTS_BUCKET: 'results' });
const classes = dynamoClassStore(documentClient, 'table');
const printed = dynamoPrintedSheetStore(documentClient, 'table');
const classId = '01KJQ5N8000000000000000000';
const [jobId, uid] = [sampleContentJob.id, teacher.uid];

const keepDraft = async (content: Draft) => {
  const record = { ...sampleContentJob, status: 'SUCCESS' } as const;
  await jobs.create({ ...record, status: 'PROCESSING' });
  await saveResult(ports, draft, addressOf(record), content);
  await jobs.change(addressOf(record), { status: 'SUCCESS', files: [] }, new Date());
};
const keepClass = (pupils: number) => {
  const [first] = sampleClassToStore.pupils;
  return classes.add(uid, classId, {
    ...sampleClassToStore,
    pupils: Array.from({ length: pupils }, (_, index) => ({
      ...{ ...first!, fullName: `Benali ${index + 1}`, id: `a${index}` },
    })),
  });
};
const print = (body: object = {}, more = {}) =>
  callEndpoint(handler, { params: { jobId }, body: { classId, ...body }, ...more });
/** What is stored of the sheets, in the order of the class; spare ones last. */
const stored = async () => {
  const numbers = await printed.numbers(uid);
  const found = await Promise.all(numbers.map((number) => printed.find(uid, number)));
  const order = ({ pupil }: { readonly pupil?: string }) => Number(pupil?.slice(1) ?? Infinity);
  const sheets = found.map((sheet) => z.parse(printedAnswerSheet, sheet));
  return sheets.toSorted((a, b) => (order(a) < order(b) ? -1 : 1));
};
const test = (more: Partial<Test> = {}): Test => ({ ...sampleTests.en, ...more });

describe('answer sheets', () => {
  it('are one for each pupil of a class, in the order of its list', async () => {
    await Promise.all([keepDraft(test()), keepClass(3)]);
    const answer = await print();
    expect(answer).toMatchObject({
      status: 201,
      headers: { 'content-type': 'application/pdf', 'cache-control': 'no-store' },
    });
    const pages = await shownTexts(answer.file!);
    expect(pages.map((page) => page.find((text) => text.startsWith('Benali')))).toEqual([
      'Benali 1',
      'Benali 2',
      'Benali 3',
    ]);
    const sheets = await stored();
    expect(sheets.map((sheet) => [sheet.pupil, sheet.form])).toEqual([
      ['a0', 'A'],
      ['a1', 'A'],
      ['a2', 'A'],
    ]);
    expect(sheets[0]).toMatchObject({
      ...{ classId, classVersion: 1, title: sampleTests.en.title },
      draft: { jobId, version: 1 },
    });
    expect(answer.logged).not.toMatch(/Benali/);
  });

  it('alternate the forms A and B, and have spare ones for pupils who join', async () => {
    await Promise.all([keepDraft(test()), keepClass(3)]);
    const { file } = await print({ forms: 2, spare: 2 });
    expect(await shownTexts(file!)).toHaveLength(5);
    const sheets = await stored();
    const [a, b] = sheets;
    expect(sheets.slice(0, 3).map(({ form }) => form)).toEqual(['A', 'B', 'A']);
    const spare = sheets.slice(3);
    expect(spare.map(({ form }) => form).toSorted()).toEqual(['A', 'B']);
    for (const sheet of spare) {
      expect(sheet).toMatchObject({ pupils: ['a0', 'a1', 'a2'] });
      expect(sheet.layout.groups.slice(0, 2).map((group) => group.length)).toEqual([10, 10]);
    }
    const ids = (sheet = a!) => sheet.questions.map(({ id }) => id);
    expect(ids(b)).not.toEqual(ids(a));
    expect(ids(b).toSorted()).toEqual(ids(a).toSorted());
  });

  it.each(draftLanguages)(
    'are drawn where the stored layouts say, two on a page: %s',
    async (language) => {
      await Promise.all([keepDraft({ ...sampleTests[language], task: undefined }), keepClass(2)]);
      const { file } = await print({ paper: 'half' });
      const sheets = await stored();
      expect(sheets.map(({ layout }) => layout.page.height)).toEqual([148.5, 148.5]);
      const [page] = await rasterPages(file!, [0]);
      expect(await shownTexts(file!)).toHaveLength(1);
      for (const [index, sheet] of sheets.entries()) {
        const down = index * sheet.layout.page.height;
        const darkAt = (x: number, y: number) => page!.darkAt(x, y + down);
        expect(cornerFaults({ ...page!, darkAt }, sheet)).toEqual([]);
        // A ring is dark around its middle, in a scan in black and white as well, and its middle is white.
        for (const { x, y } of sheet.layout.groups.flat()) {
          const radius = sheet.layout.bubbleSize / 2;
          expect([-1, 1].map((side) => darkAt(x + side * radius, y) > 128)).toEqual([true, true]);
          expect(darkAt(x, y)).toBeLessThan(8);
        }
      }
    },
  );

  it.each(draftLanguages)(
    'are the test itself, with bubbles where the layouts say: %s',
    async (language) => {
      await Promise.all([keepDraft({ ...sampleTests[language], task: undefined }), keepClass(2)]);
      const { file, status } = await print({ place: 'test', forms: 2, spare: 1 });
      expect(status).toBe(201);
      const sheets = await stored();
      const texts = await shownTexts(file!);
      expect(texts).toHaveLength(3);
      expect(texts[0]?.join(' ')).toContain('Benali 1');
      for (const [index, page] of (await rasterPages(file!, [0, 1, 2])).entries()) {
        const sheet = sheets[index]!;
        expect(cornerFaults(page, sheet)).toEqual([]);
        for (const { x, y } of sheet.layout.groups.flat()) {
          const radius = sheet.layout.bubbleSize / 2;
          const around = [-1, 1].map((side) => page.darkAt(x + side * radius, y) > 128);
          expect([x, y, ...around]).toEqual([x, y, true, true]);
          expect(page.darkAt(x, y)).toBeLessThan(8);
        }
      }
    },
  );

  it.each([
    ['sheets', 'half'],
    ['test', 'whole'],
  ] as const)(
    'have a key of their own that no reader takes for a sheet: on the %s',
    async (place, paper) => {
      const written = { ...sampleTests.en, task: undefined };
      await Promise.all([keepDraft(written), keepClass(2)]);
      const alone = await print({ place, paper, key: 'yes' });
      expect(await printed.numbers(uid)).toEqual([]);
      const [words = []] = await shownTexts(alone.file!);
      expect(words.join(' ')).toContain('Answer key');
      expect(words.join(' ')).not.toContain('Benali');
      const both = await print({ place, paper, key: 'also' });
      const sheets = await stored();
      expect(sheets).toHaveLength(2);
      const { layout, questions } = sheets[0]!;
      // The key has the bubbles of the pupils' sheets: only the right ones are filled, and there are no corner marks.
      const [page] = await rasterPages(alone.file!, [0]);
      const rights = rightOptions(written);
      let next = 0;
      for (const { id, options } of questions) {
        const group = layout.groups[next]!;
        next += options ? 1 : 2;
        for (const [index, { x, y }] of group.entries())
          expect(page!.darkAt(x, y) > 128).toBe(
            options?.[index] !== undefined && options[index] === rights.get(id),
          );
      }
      expect(numbersInPicture(findMarks(page!.picture))).toEqual([]);
      expect(await shownTexts(both.file!)).toHaveLength(place === 'test' ? 3 : 2);
    },
  );

  it('are refused on the test itself if it needs two pages, and nothing is stored', async () => {
    const [question] = sampleTests.en.questions;
    const questions = Array.from({ length: 30 }, (_, index) => ({ ...question!, id: `q${index}` }));
    await Promise.all([keepDraft(test({ questions })), keepClass(2)]);
    expect(await print({ place: 'test' })).toMatchObject({
      status: 400,
      body: { code: 'validation-failed', issues: [{ path: '/place', code: 'does_not_fit' }] },
    });
    expect(await printed.numbers(uid)).toEqual([]);
  });

  it.each([
    ['a draft that is no test', () => sampleDrafts.en[0], { path: '/jobId', code: 'not_a_test' }],
    [
      'a test without questions',
      () => test({ questions: [], task: undefined }),
      { path: '/questions', code: 'no_questions' },
    ],
    [
      'a task with more points than a row of bubbles',
      () => test({ task: { situation: '', instructions: [], points: 40, criteria: [] } }),
      { path: '/task', code: 'too_many_points' },
    ],
  ])('are not made of %s', async (_, content, issue) => {
    await Promise.all([keepDraft(content()), keepClass(3)]);
    expect(await print()).toMatchObject({
      status: 400,
      body: { code: 'validation-failed', issues: [issue] },
    });
    expect(await printed.numbers(uid)).toEqual([]);
  });

  it('need a finished draft, and a class of the same teacher', async () => {
    await jobs.create({ ...sampleContentJob, status: 'PROCESSING' });
    expect(await print()).toMatchObject({ status: 409, body: { code: 'job-not-finished' } });
    await jobs.remove(addressOf(sampleContentJob), ['PROCESSING']);
    expect(await print()).toMatchObject({ status: 404, body: { code: 'job-not-found' } });
    await keepDraft(test());
    expect(await print()).toMatchObject({ status: 404, body: { code: 'class-not-found' } });
    await keepClass(3);
    const stranger = { user: { ...teacher, uid: 'other' } };
    expect(await print({}, stranger)).toMatchObject({ body: { code: 'job-not-found' } });
    expect(await print({}, { user: student })).toMatchObject({ status: 403 });
    expect(await print({ spare: 11 })).toMatchObject({ status: 400 });
    expect(await print({ forms: 3 })).toMatchObject({ status: 400 });
  });
});
