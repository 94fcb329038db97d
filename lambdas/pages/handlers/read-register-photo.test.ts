import '#test/support/environment.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readRegisterPhoto } from '#shared/contracts/register-photos.ts';
import type { DrawnSheet } from '#shared/paper/photographed-sheet.fixture.ts';
import { callEndpoint, student, teacher } from '#test/support/call-endpoint.ts';
import { useJobServices } from '#test/support/job-services.ts';
import { catPhoto, truncatedJpeg } from '#test/support/pictures.ts';
import { samplePrintedAnswers } from '#test/support/sample-answer-sheet.ts';
import { sampleClassToStore } from '#test/support/sample-class.ts';
import {
  crossIn,
  drawnSheet,
  photographSheet,
  samplePrintedRegister,
} from '#test/support/sample-printed-register.ts';
import { samplePrintedSheet } from '#test/support/sample-printed-sheet.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { uploadKey } from '#core/files/upload-key.ts';
import { dynamoClassStore } from '#lambdas/record/stores/classes/dynamo-class-store.ts';
import { dynamoPrintedSheetStore } from '#lambdas/record/stores/printed-sheets/dynamo-printed-sheet-store.ts';
import { handler } from './read-register-photo.ts';

const { s3 } = useJobServices();
const classes = dynamoClassStore(documentClient, 'table');
const printed = dynamoPrintedSheetStore(documentClient, 'table');
const own = uploadKey(teacher.uid, 'a'.repeat(32), 'register.jpg');

const register = samplePrintedRegister();

async function put(sheet: DrawnSheet, key = own): Promise<void> {
  const body = await photographSheet(sheet).jpeg().toBuffer();
  s3.objects.set(`/uploads/${key}`, { body, contentType: 'image/jpeg' });
}
const read = async (more: object = {}) => {
  const answer = await callEndpoint(handler, {
    user: teacher,
    body: { imageS3Key: own },
    ...more,
  });
  return { ...answer, read: z.safeParse(readRegisterPhoto.response, answer.body).data };
};

type Page = z.infer<typeof readRegisterPhoto.response>['pages'][number];
/** The boxes with ink, by pupil and column. */
const inkOf = (page: Page | undefined) =>
  page?.reading.rows.flatMap(({ pupil, boxes }) =>
    boxes.flatMap((box, column) => (box === 'none' ? [] : [[pupil, column, box]])),
  );

describe('a photo of a printed register', () => {
  it('says what is in each box, shows the page, and is deleted', async () => {
    await printed.add(teacher.uid, register);
    await put(drawnSheet(register, [...crossIn(3, 2), ...crossIn(20, 11)]));
    const { status, read: answer, logged } = await read();
    expect(status).toBe(200);
    const [page, ...others] = answer?.pages ?? [];
    expect(others).toEqual([]);
    expect(page?.reading).toMatchObject({ number: register.number, columns: register.columns });
    expect(inkOf(page)).toEqual([
      ['p3', 2, 'absent'],
      ['p20', 11, 'absent'],
    ]);
    expect(page?.places.map(({ row, column }) => [row, column])).toEqual([
      [3, 2],
      [20, 11],
    ]);
    const { width, height } = await sharp(Buffer.from(page?.picture ?? '', 'base64')).metadata();
    expect([width, height]).toEqual([page?.width, page?.height]);
    expect(s3.objects.size).toBe(0);
    expect(logged).not.toContain('p20');
  });

  it('shows the place of a box: it is dark there', async () => {
    await printed.add(teacher.uid, register);
    await put(drawnSheet(register, crossIn(3, 2)));
    const [page] = (await read()).read?.pages ?? [];
    const { left = 0, top = 0, right = 0, bottom = 0 } = page?.places[0]?.box ?? {};
    const picture = sharp(Buffer.from(page?.picture ?? '', 'base64'));
    const { width, height } = await picture.metadata();
    const region = {
      left: Math.round(left * width),
      top: Math.round(top * height),
      width: Math.round((right - left) * width),
      height: Math.round((bottom - top) * height),
    };
    const { channels } = await sharp(await picture.extract(region).toBuffer()).stats();
    expect(channels[0]?.min).toBeLessThan(130);
  });

  const crosses = [...crossIn(3, 2), ...crossIn(20, 11)];
  it.each([
    ['upside down', () => photographSheet(drawnSheet(register, crosses)).rotate(180)],
    ['of 40 megapixels', () => photographSheet(drawnSheet(register, crosses)).resize(5_346, 7_484)],
  ] as const)('is read %s', async (_, photograph) => {
    await printed.add(teacher.uid, register);
    const body = await photograph().jpeg().toBuffer();
    s3.objects.set(`/uploads/${own}`, { body, contentType: 'image/jpeg' });
    const [page] = (await read()).read?.pages ?? [];
    expect(inkOf(page)).toEqual([
      ['p3', 2, 'absent'],
      ['p20', 11, 'absent'],
    ]);
  });

  it('has both of two pages that lie beside each other', async () => {
    const other = samplePrintedRegister({ number: 1_212_121 });
    await printed.add(teacher.uid, register);
    await printed.add(teacher.uid, other);
    const photos = await Promise.all(
      [drawnSheet(register, crossIn(3, 2)), drawnSheet(other, crossIn(5, 4))].map((sheet) =>
        photographSheet(sheet).png().toBuffer(),
      ),
    );
    const body = await sharp({
      create: { width: 3_000, height: 2_100, channels: 3, background: '#777' },
    })
      .composite(photos.map((input, index) => ({ input, left: 1_500 * index, top: 0 })))
      .jpeg()
      .toBuffer();
    s3.objects.set(`/uploads/${own}`, { body, contentType: 'image/jpeg' });
    const { pages = [] } = (await read()).read ?? {};
    const found = new Map(pages.map((page) => [page.reading.number, inkOf(page)]));
    expect(found.get(register.number)).toEqual([['p3', 2, 'absent']]);
    expect(found.get(other.number)).toEqual([['p5', 4, 'absent']]);
  });

  it.each([
    ['of another teacher', async () => put(drawnSheet(register)), 'unknown'],
    [
      'without a page',
      async () => {
        s3.objects.set(`/uploads/${own}`, { body: await catPhoto(), contentType: 'image/jpeg' });
      },
      'no-sheet',
    ],
    [
      'that was cut off while it was sent',
      async () => {
        const body = await truncatedJpeg();
        s3.objects.set(`/uploads/${own}`, { body, contentType: 'image/jpeg' });
      },
      'unusable',
    ],
  ] as const)('%s gives no page, and says why', async (_, prepare, problem) => {
    await prepare();
    expect((await read()).read).toMatchObject({ pages: [], problem });
    expect(s3.objects.size).toBe(0);
  });

  it('says how much of a photo is missing that broke off while it was sent', async () => {
    await printed.add(teacher.uid, register);
    const whole = await photographSheet(drawnSheet(register)).jpeg().toBuffer();
    const body = whole.subarray(0, Math.round(whole.length * 0.6));
    s3.objects.set(`/uploads/${own}`, { body, contentType: 'image/jpeg' });
    const { code, params } = (await read()).read?.failure ?? {};
    expect(code).toBe('picture-damaged');
    expect(params?.['missing']).toMatch(/^[34]\d$/);
  });

  it.each([
    [
      'of marks',
      samplePrintedSheet(),
      { kind: 'marks', title: samplePrintedSheet().subject, term: 1 },
    ],
    [
      'of answers',
      samplePrintedAnswers(),
      { kind: 'answers', title: samplePrintedAnswers().title },
    ],
  ])('says which class a page %s is of, and what it is', async (_, sheet, said) => {
    await classes.add(teacher.uid, sheet.classId, sampleClassToStore);
    await printed.add(teacher.uid, sheet);
    await put(drawnSheet(sheet));
    const { classId } = sheet;
    const { name } = sampleClassToStore;
    expect((await read()).read).toEqual({
      ...{ pages: [], problem: 'other-sheet', others: [{ ...said, classId, name }] },
    });
    expect(s3.objects.size).toBe(0);
  });

  it('of somebody else is refused', async () => {
    const foreign = uploadKey('teacher-2', 'b'.repeat(32), 'register.jpg');
    await put(drawnSheet(register), foreign);
    expect(await read({ body: { imageS3Key: foreign } })).toMatchObject({ status: 403 });
    expect(await read({ user: student })).toMatchObject({ status: 403 });
    expect(s3.objects.size).toBe(1);
  });
});
