import '#test/support/environment.ts';
import { afterAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { readSourcePage } from '#shared/contracts/source-pages.ts';
import { uploadKey } from '#core/files/upload-key.ts';
import { callEndpoint, student, teacher } from '#test/support/call-endpoint.ts';
import { useFakeS3 } from '#test/support/fake-s3.ts';
import {
  blankPage,
  catPhoto,
  renamedPdf,
  textPage,
  truncatedJpeg,
} from '#test/support/pictures.ts';
import { closePageReader } from '../adapters/page-reader.ts';
import { handler } from './read-source-page.ts';

// A busy machine may take longer than a teacher waits; the limit has a test of its own.
vi.mock('#core/timeout.ts', async (original) => ({
  ...(await original<object>()),
  withTimeout: (_most: number, work: () => unknown) => work(),
}));

const s3 = useFakeS3();
afterAll(() => closePageReader());

const own = uploadKey(teacher.uid, 'a'.repeat(32), 'page.jpg');
const put = (body: Buffer, contentType = 'image/jpeg', key = own) =>
  s3.objects.set(`/uploads/${key}`, { body, contentType });
const read = (more: object = {}) =>
  callEndpoint(handler, { user: teacher, body: { imageS3Key: own }, ...more });

describe('a photo of a page', () => {
  it('is read, and its picture is deleted', async () => {
    put(await textPage());
    const { status, body, logged } = await read();
    expect(status).toBe(200);
    const { paragraphs, isPoor } = z.parse(readSourcePage.response, body);
    const words = paragraphs.flatMap(({ text }) => text.split(' '));
    expect(words.length).toBeGreaterThan(80);
    const printed = /^(?:le|vent|du|soir|passait|sur|la|colline|et|personne|ne|disait|rien)$/;
    expect(words.filter((word) => !printed.test(word))).toEqual([]);
    expect(isPoor).toBe(false);
    expect(s3.objects.size).toBe(0);
    expect(logged).not.toContain('personne');
  });

  it.each([
    ['of a cat', catPhoto, 'page-unreadable', undefined],
    ['of blank paper', blankPage, 'page-unreadable', undefined],
    ['cut off while it was sent', truncatedJpeg, 'picture-unusable', 'damaged'],
    ['that is a PDF', renamedPdf, 'picture-unusable', 'not-image'],
  ])('%s is refused, and deleted', async (_, picture, code, reason) => {
    put(await picture());
    const issues = reason && { issues: [{ path: '/imageS3Key', code: reason }] };
    expect(await read()).toMatchObject({ status: 422, body: { code, ...issues } });
    expect(s3.objects.size).toBe(0);
  });

  it('of somebody else, or of another type, stays unread', async () => {
    const foreign = uploadKey('teacher-2', 'b'.repeat(32), 'page.jpg');
    put(await textPage(), 'image/jpeg', foreign);
    expect(await read({ body: { imageS3Key: foreign } })).toMatchObject({
      status: 403,
      body: { code: 'upload-not-yours' },
    });
    expect(await read()).toMatchObject({ status: 404, body: { code: 'upload-not-found' } });
    put(Buffer.from('a,b'), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    expect(await read()).toMatchObject({ status: 400, body: { code: 'validation-failed' } });
    expect(await read({ user: student })).toMatchObject({ status: 403 });
    expect(s3.objects.size).toBe(2);
  });
});
