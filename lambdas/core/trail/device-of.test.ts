import { expect, it } from 'vitest';
import { deviceOf } from './device-of.ts';

it.each([
  ['phone', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131 Mobile Safari'],
  ['phone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile Safari'],
  ['tablet', 'Mozilla/5.0 (Linux; Android 14; SM-X210) AppleWebKit/537.36 Chrome/131 Safari'],
  ['tablet', 'Mozilla/5.0 (iPad; CPU OS 17_6 like Mac OS X) Version/17.6 Mobile Safari'],
  ['computer', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131 Safari'],
  ['computer', 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Firefox/132.0'],
  ['phone', 'Mozilla/5.0 (Mobile; Android 4.0.4; SonyST25i) Gecko/24.0 Firefox/24.0'],
  ['other', 'curl/8.9.1'],
  ['other', ''],
  ['other', '\u0000\u001b[31m'],
  ['tablet', 'Android'.repeat(1_000)],
  ['other', undefined],
])('a %s is recognised', (device, userAgent) => {
  expect(deviceOf(userAgent)).toBe(device);
});
