import { afterAll, expect, it } from 'vitest';
import { textPage } from '#test/support/pictures.ts';
import { closePageReader, readPage } from './page-reader.ts';

afterAll(() => closePageReader());

it('gives up a page that takes too long, and reads the next one', async () => {
  const page = await textPage();
  await expect(readPage(page, 1)).rejects.toMatchObject({ code: 'page-takes-too-long' });
  await expect(readPage(page, 600_000)).resolves.toMatchObject({ isPoor: false });
});
