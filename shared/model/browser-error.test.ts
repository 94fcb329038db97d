import { expect, it } from 'vitest';
import { framesOf, removeContent } from './browser-error.ts';

it.each([
  [
    "Cannot read properties of undefined (reading 'سلمى')",
    "Cannot read properties of undefined (reading '…')",
  ],
  ['Unexpected token "<", "<html>…" is not valid JSON', 'Unexpected token "…" is not valid JSON'],
  ['no pupil سلمى بن علي here', 'no pupil … here'],
  ['mail to salma@example.com failed', 'mail to … failed'],
  ['id 20261234567890 is twice', 'id … is twice'],
])('reduces %s to %s for the log', (message, logged) => {
  expect(removeContent(message)).toBe(logged);
});

it('reads the stack traces of Chromium, Firefox and Safari', () => {
  const chromium = `TypeError: x
    at show (https://d1.cloudfront.net/assets/review-Bx1.js:3:1405)
    at async https://d1.cloudfront.net/assets/index-9a.js:1:22`;
  expect(framesOf(chromium)).toEqual([
    'show /assets/review-Bx1.js:3:1405',
    '/assets/index-9a.js:1:22',
  ]);
  const firefox = `show@https://d1.cloudfront.net/assets/review-Bx1.js:3:1405
@https://d1.cloudfront.net/assets/index-9a.js:1:22`;
  expect(framesOf(firefox)).toEqual([
    'show /assets/review-Bx1.js:3:1405',
    '/assets/index-9a.js:1:22',
  ]);
});
