import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { confirmGrades, getGradePicture, gradebooks } from '#shared/contracts/gradebooks.ts';
import { deleteGradeJob, listGradeJobs } from '#shared/contracts/grades.ts';
import { versionTag } from '#shared/contracts/endpoint.ts';
import { findDoubts } from '#shared/page/doubts.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import { spreadsheetType } from '#shared/model/upload.ts';
import { connect } from '../support/connect.ts';
import { createGradeJobs, type ReadGrades } from '../support/grade-jobs.ts';
import { samplePhoto, sampleTruth, sampleWorkbook } from '../support/gradebook-samples.ts';
import * as pictures from '../support/pictures.ts';

const { dataDir } = inject('platform');
const platform = connect(inject('platform'));
const { accounts, call, send } = platform;
const grades = createGradeJobs(platform);

let token: string;
beforeAll(async () => {
  ({ token } = await accounts.newTeacher());
});

/** One of the sample pages, and its class list. */
const SAMPLE = 'en-scan-western-print';
const truth = sampleTruth(SAMPLE);

/** The page after its teacher has corrected and checked it. */
const corrected = (read: Gradebook): Gradebook => ({
  ...read,
  rows: read.rows.map((row, index) => ({
    ...row,
    ...(!row.summary && { pupil: index }),
    cells: row.cells.map((cell, column) => ({
      ...cell,
      text: truth.rows[index]?.cells[column]?.text ?? cell.text,
      checked: true as const,
    })),
  })),
});

describe('a page of marks', () => {
  let job: ReadGrades;
  const params = () => ({ jobId: job.id });
  const seen = async (version: number) => {
    const all = await call(gradebooks.listVersions, { token, params: params() });
    return { 'if-match': versionTag(all.find((one) => one.version === version)!) };
  };
  const log = () => readFile(join(dataDir, 'logs/platform.log'), 'utf8');

  beforeAll(async () => {
    const workbookS3Key = await grades.upload(token, sampleWorkbook('en'), {
      name: '1AS.xlsx',
      type: spreadsheetType,
    });
    const asked = { workbookS3Key, sheet: truth.className, language: 'ar' } as const;
    job = await grades.read(token, samplePhoto(SAMPLE), asked);
  });

  it('is read with its class list', () => {
    expect(job).toMatchObject({ status: 'SUCCESS', document: { version: 1, author: 'job' } });
    expect(job.made).toMatchObject({ className: truth.className });
    expect(job.made?.thumbnail).toMatch(/^data:image\/webp;base64,UklGR/);
    const { columns, rows, classList } = job.document!.content;
    expect(columns.map(({ kind }) => kind)).toEqual(truth.columns.map(({ kind }) => kind));
    expect(rows.filter(({ summary }) => !summary)).toHaveLength(truth.rows.length);
    expect(classList).toMatchObject({ source: '1AS.xlsx', sheet: truth.className });
    expect(rows.map(({ pupil }) => pupil)).toEqual(truth.rows.map((_, index) => index));
  });

  it('can be shown beside the cells that were found in it', async () => {
    const { url, width, height } = await call(getGradePicture, { token, params: params() });
    const picture = await fetch(url);
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
    expect(height).toBeGreaterThan(width);
  });

  it('has files that say they are a draft', async () => {
    expect(job.generatedFiles.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^نقاط-.*مسودة\.xlsx$/),
      expect.stringMatching(/^نقاط-.*مسودة\.csv$/),
    ]);
    for (const { url, size } of job.generatedFiles) {
      expect((await (await fetch(url)).arrayBuffer()).byteLength).toBe(size);
    }
  });

  it('can be confirmed once nothing is doubtful, and then has its final files', async () => {
    const doubtful = { ...job.document!.content };
    const [first, ...others] = doubtful.rows;
    const withDoubt: Gradebook = {
      ...doubtful,
      rows: [{ ...first!, cells: first!.cells.with(2, { text: '25' }) }, ...others],
    };
    const put = async (body: Gradebook, version: number) =>
      call(gradebooks.putDocument, {
        ...{ token, params: params(), body },
        headers: await seen(version),
      });
    const confirm = async (version: number) =>
      send(confirmGrades, { token, params: params(), headers: await seen(version) });
    await put(withDoubt, 1);
    expect(await confirm(2)).toMatchObject({ status: 409, body: { code: 'grades-doubtful' } });
    expect(await confirm(1)).toMatchObject({ status: 412, body: { current: { version: 2 } } });

    const content = corrected(job.document!.content);
    expect(findDoubts(content)).toEqual([]);
    await put(content, 2);
    const confirmed = await confirm(3);
    expect(confirmed).toMatchObject({ status: 200, body: { confirmed: { version: 3 } } });
    const { generatedFiles } = confirmed.body as ReadGrades;
    expect(generatedFiles.map(({ name }) => name)).toEqual([
      expect.not.stringContaining('مسودة'),
      expect.not.stringContaining('مسودة'),
    ]);
    const csv = await (await fetch(generatedFiles[1]!.url)).text();
    for (const { name } of content.classList!.pupils.slice(0, truth.rows.length)) {
      expect(csv).toContain(name);
    }
    expect(new Uint8Array(await (await fetch(generatedFiles[0]!.url)).arrayBuffer())[0]).toBe(0x50);
    // The draft files are deleted, and confirming again changes nothing.
    expect((await fetch(job.generatedFiles[0]!.url)).status).toBe(404);
    expect((await confirm(3)).body).toMatchObject({
      confirmed: (confirmed.body as ReadGrades).confirmed,
    });

    // Later changes are not confirmed.
    await put({ ...content, title: 'Second term' }, 3);
    const [listed] = await call(listGradeJobs, { token });
    expect(listed).toMatchObject({ id: job.id, confirmed: { version: 3 } });
    expect(await confirm(4)).toMatchObject({ status: 200, body: { confirmed: { version: 4 } } });
  });

  it('appears in no log, and neither do its pupils', async () => {
    const said = await log();
    const { classList, title } = job.document!.content;
    for (const { name } of classList!.pupils) expect(said).not.toContain(name);
    expect(said).not.toContain(title);
    expect(said).not.toContain('page 3.jpg');
  });

  it('is deleted with its extraction, including the picture', async () => {
    const { url } = await call(getGradePicture, { token, params: params() });
    await call(deleteGradeJob, { token, params: params() });
    expect((await fetch(url)).status).toBe(404);
    const gone = { status: 404, body: { code: 'job-not-found' } };
    expect(await send(gradebooks.getJob, { token, params: params() })).toMatchObject(gone);
    expect(await send(getGradePicture, { token, params: params() })).toMatchObject(gone);
  });
});

describe('a picture that is not a page of marks ends with a reason', () => {
  it.each([
    ['a cat', pictures.catPhoto, /^(?:page-blank|table-missing|table-too-small|page-unreadable)$/],
    ['a blank page', pictures.blankPage, /^page-blank$/],
    ['a carpet', pictures.specks, /^page-blank$/],
    ['a page of text', pictures.textPage, /^(?:table-missing|table-too-small)$/],
    ['a PDF that is called a picture', async () => pictures.renamedPdf(), /^picture-not-image$/],
    ['half a JPEG', pictures.truncatedJpeg, /^picture-damaged$/],
    ['one pixel', pictures.onePixel, /^picture-too-small$/],
    ['30,000 pixels in a row', pictures.veryWide, /^picture-too-large$/],
    ['a bomb', async () => pictures.bomb(), /^picture-too-large$/],
    ['a table of two cells', pictures.twoCells, /^(?:table-too-small|table-missing)$/],
  ])('for %s', async (_, picture, code) => {
    const { status, error } = await grades.read(token, await picture());
    expect(status).toBe('FAILED');
    expect(error?.code).toMatch(code);
  });
});

it('a page is read although other pictures of its job cannot be, and each has its reason', async () => {
  const others = [await pictures.blankPage(), pictures.renamedPdf()];
  const furtherImageS3Keys = await Promise.all(others.map((one) => grades.upload(token, one)));
  const asked = { furtherImageS3Keys };
  const { status, document } = await grades.read(token, await pictures.easyPage(), asked);
  expect(status).toBe('SUCCESS');
  expect(document?.content).toMatchObject({
    rows: expect.arrayContaining([expect.anything()]) as unknown,
    pages: [{}, { failure: { code: 'page-blank' } }, { failure: { code: 'picture-not-image' } }],
  });
});
