import sharp from 'sharp';
import { expect, it } from 'vitest';
import { findInPackages, loadTypefaces } from '../typography/load-typefaces.ts';
import { PdfBook } from './pdf-book.ts';

it('embeds a picture that is a part of larger memory, as the image library of functions gives it', async () => {
  const book = await PdfBook.create('en', await loadTypefaces(findInPackages));
  const jpeg = await sharp({ create: { width: 8, height: 4, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
  const memory = new Uint8Array(jpeg.length + 16);
  memory.set(jpeg, 16);
  const image = await book.addImage('P', {
    bytes: memory.subarray(16),
    contentType: 'image/jpeg',
  });
  expect([image.width, image.height]).toEqual([8, 4]);
});
