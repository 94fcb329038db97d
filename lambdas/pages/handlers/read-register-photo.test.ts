import '#test/support/environment.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readRegisterPhoto } from '#shared/contracts/register-photos.ts';
import {
  photographSheets,
  type DrawnSheet,
  type PenStroke,
} from '#shared/paper/photographed-sheet.fixture.ts';
import { printedRegister, type PrintedSheet } from '#shared/paper/printed-sheet.ts';
import { sampleGrid } from '#shared/paper/sample-grid.fixture.ts';
import { callEndpoint, student, teacher } from '#test/support/call-endpoint.ts';
import { useJobServices } from '#test/support/job-services.ts';
import { catPhoto, truncatedJpeg } from '#test/support/pictures.ts';
import { samplePrintedAnswers } from '#test/support/sample-answer-sheet.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { uploadKey } from '#core/files/upload-key.ts';
import { dynamoPrintedSheetStore } from '#lambdas/record/stores/printed-sheets/dynamo-printed-sheet-store.ts';
import { handler } from './read-register-photo.ts';

const { s3 } = useJobServices();
const printed = dynamoPrintedSheetStore(documentClient, 'table');
const own = uploadKey(teacher.uid, 'a'.repeat(32), 'register.jpg');

const { grid } = sampleGrid({
  rows: 30,
  columns: 12,
  widths: { number: 8, name: 50, remarks: 24 },
});
const register = z.parse(printedRegister, {
  ...{ number: 4_242_424, printedAt: '2026-11-01T08:00:00.000Z' },
  ...{ classId: '01KJQ5N8000000000000000000', classVersion: 2 },
  pupils: grid.rows.slice(0, 28).map((_, row) => `p${row}`),
  spareRows: 2,
  columns: grid.columns.map((_, at) => ({
    rolls: [{ key: `2026-11-${String(at + 1).padStart(2, '0')}-2` }],
  })),
  printed: [],
  layout: grid,
});

/** A cross in a box. */
function cross(row: number, column: number): PenStroke[] {
  const { top = 0, bottom = 0 } = grid.rows[row] ?? {};
  const { left = 0, right = 0 } = grid.columns[column] ?? {};
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return [1, -1].map((up) => ({
    from: { x: x - 1.5, y: y - 1.5 * up },
    to: { x: x + 1.5, y: y + 1.5 * up },
    ...{ width: 0.5, light: 60 },
  }));
}

async function put(sheet: DrawnSheet, key = own): Promise<void> {
  const size = { width: 1500, height: 2100 };
  const corners = [
    [90, 80],
    [1420, 60],
    [1440, 2020],
    [70, 2010],
  ] as const;
  const { photo } = photographSheets([sheet], size, { corners });
  const body = await sharp(photo.data, { raw: { ...size, channels: 1 } })
    .jpeg()
    .toBuffer();
  s3.objects.set(`/uploads/${key}`, { body, contentType: 'image/jpeg' });
}
const drawn = (sheet: PrintedSheet, strokes: readonly PenStroke[] = []): DrawnSheet => ({
  ...{ layout: sheet.layout, number: sheet.number, strokes },
});
const read = async (more: object = {}) => {
  const answer = await callEndpoint(handler, {
    user: teacher,
    body: { imageS3Key: own },
    ...more,
  });
  return { ...answer, read: z.safeParse(readRegisterPhoto.response, answer.body).data };
};

describe('a photo of a printed register', () => {
  it('says what is in each box, shows the page, and is deleted', async () => {
    await printed.add(teacher.uid, register);
    await put(drawn(register, [...cross(3, 2), ...cross(20, 11)]));
    const { status, read: answer, logged } = await read();
    expect(status).toBe(200);
    const [page, ...others] = answer?.pages ?? [];
    expect(others).toEqual([]);
    expect(page?.reading).toMatchObject({ number: register.number, columns: register.columns });
    const ink = page?.reading.rows.flatMap(({ pupil, boxes }) =>
      boxes.flatMap((box, column) => (box === 'none' ? [] : [[pupil, column, box]])),
    );
    expect(ink).toEqual([
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
    await put(drawn(register, cross(3, 2)));
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

  it.each([
    ['of another teacher', async () => put(drawn(register)), 'unknown'],
    [
      'that is a page of answers',
      async () => {
        const sheet = samplePrintedAnswers();
        await printed.add(teacher.uid, sheet);
        await put(drawn(sheet));
      },
      'other-sheet',
    ],
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
    expect((await read()).read).toEqual({ pages: [], problem });
    expect(s3.objects.size).toBe(0);
  });

  it('of somebody else is refused', async () => {
    const foreign = uploadKey('teacher-2', 'b'.repeat(32), 'register.jpg');
    await put(drawn(register), foreign);
    expect(await read({ body: { imageS3Key: foreign } })).toMatchObject({ status: 403 });
    expect(await read({ user: student })).toMatchObject({ status: 403 });
    expect(s3.objects.size).toBe(1);
  });
});
