import sharp from 'sharp';
import { expect, it } from 'vitest';
import { decodablePicture } from './picture-codec.ts';

const plain = (
  channels: 3 | 4,
  background: string | { r: number; g: number; b: number; alpha: number },
) => sharp({ create: { width: 40, height: 20, channels, background } });

it.each([
  ['a grey one', plain(3, '#808080').greyscale().png()],
  ['a transparent one', plain(4, { r: 0, g: 0, b: 0, alpha: 0 }).png()],
  ['one of a camera held upright', plain(3, '#808080').withMetadata({ orientation: 6 }).jpeg()],
])('a picture has three colours and is upright: %s', async (what, made) => {
  const picture = await decodablePicture(await made.toBuffer());
  const { data, width, height } = await picture.within(picture.longestSide);
  const [wide, high] = what.includes('camera') ? [20, 40] : [40, 20];
  expect([picture.longestSide, width, height, data.length]).toEqual([
    40,
    wide,
    high,
    wide * high * 3,
  ]);
  expect(data[0]).toBeGreaterThan(what.includes('transparent') ? 250 : 120);
});

it('a picture that breaks off is damaged, which no repetition mends', async () => {
  const whole = await plain(3, '#808080').jpeg().toBuffer();
  const broken = decodablePicture(whole.subarray(0, whole.length - 40)).then(({ within }) =>
    within(40),
  );
  await expect(broken).rejects.toMatchObject({ failure: { code: 'picture-damaged' } });
});
