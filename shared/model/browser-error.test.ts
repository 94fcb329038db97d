import { expect, it } from 'vitest';
import { framesOf, loggable, type BrowserError } from './browser-error.ts';

const report = (fields: Partial<BrowserError>): BrowserError =>
  loggable({ name: 'TypeError', frames: [], page: '/classes', version: 'x', ...fields });

it.each([
  ["Cannot read properties of undefined (reading 'marks')", 'of undefined (reading …)'],
  ["Cannot read properties of null (reading 'Salma Benali')", 'of null (reading …)'],
  ['pupils.map is not a function', '… is not a function'],
  ['Salma is not defined', '… is not defined'],
  ["undefined is not an object (evaluating 'row.Salma')", '(evaluating …)'],
  [`can't access property "Salma", pupil is undefined`, "can't access property …, … is undefined"],
  [`Unexpected token 'S', "Salma,15.5" is not valid JSON`, 'Unexpected token …'],
  [`"Salma Benali" is not valid JSON`, '… is not valid JSON'],
  ["Expected ',' or '}' after property value in JSON at position 17", 'in JSON at position …'],
  ['JSON.parse: unexpected character at line 1 column 2 of the JSON data', 'JSON.parse: …'],
  [
    "Failed to execute 'removeChild' on 'Node': The node to be removed is not a child of this node.",
    'Failed to execute … on …: The node to be removed is not a child of this node.',
  ],
  [
    "Failed to execute 'querySelector' on 'Document': '#salma benali' is not a valid selector.",
    'Failed to execute … on …: …',
  ],
  ["Failed to construct 'URL': Invalid URL", 'Failed to construct …: …'],
  ['Invalid time zone specified: Salma', 'Invalid time zone specified: …'],
  [
    'Minified React error #31; visit https://react.dev/errors/31?args[]=Salma%20Benali',
    'Minified React error #31;',
  ],
])('of a known message only the words of the browser are logged: %s', (message, logged) => {
  const { message: kept = '' } = report({ message });
  expect(kept).toContain(logged);
  expect(kept).not.toMatch(/salma|benali|pupil|marks|row|15|17/i);
});

it.each([
  'Salma Benali has 15.5 of 20',
  'no pupil سلمى بن علي here',
  'no pupil Salma Benali here',
  '15,5',
  'mail to salma@example.com failed',
  'Bearer eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
  'https://d1.example/classes/q3xk7nw2ab?name=Salma#Benali',
  'Minified React error of Salma #31; visit',
  'Cannot read properties of Salma (reading 15)',
  ' is not a function',
  'Salma is not a function, and says so',
])('a message that no browser is known to say is not logged: %s', (message) => {
  expect(report({ message }).message).toBeUndefined();
});

it.each([
  ['QuotaExceededError', 'QuotaExceededError'],
  ['$ZodError', '$ZodError'],
  ['SalmaError', 'Error'],
  ['BenaliException', 'Error'],
  ['سلمى', 'Error'],
  ['constructor', 'Error'],
])('the name %s is logged as %s', (name, logged) => {
  expect(report({ name }).name).toBe(logged);
});

it.each([
  ['/classes/q3xk7nw2ab/marks/t1-q3xk7nw2ab', '/classes/:classId/marks/:sheetId'],
  ['/classes/Salma Benali', '/classes/:classId'],
  ['/classes?name=Salma', '…'],
  ['/games#Salma', '…'],
  ['/Salma/Benali', '…'],
])('the page %s is logged as %s', (page, logged) => {
  expect(report({ page }).page).toBe(logged);
});

it('a long message of nothing but beginnings is read at once', () => {
  const message = `Failed to execute ${' on '.repeat(20_000)}`;
  expect(report({ message }).message).toBeUndefined();
});

it('reads the stack traces of Chromium, Firefox and Safari, without what functions are called', () => {
  const places = ['/assets/review-Bx1kT9a.js:3:1405', '/assets/index-9aCk20_.js:1:22'];
  const chromium = `TypeError: x
    at Object.Salma Benali (https://d1.cloudfront.net/assets/review-Bx1kT9a.js:3:1405)
    at https://d1.cloudfront.net/classes/q3xk7nw2ab?name=Salma:1:2
    at Salma (chrome-extension://abc/salma.js:1:2)
    at async https://d1.cloudfront.net/assets/index-9aCk20_.js:1:22`;
  expect(framesOf(chromium.split('\n'))).toEqual(places);
  const firefox = `Salma@https://d1.cloudfront.net/assets/review-Bx1kT9a.js:3:1405
@https://d1.cloudfront.net/assets/index-9aCk20_.js:1:22`;
  expect(framesOf(firefox.split('\n'))).toEqual(places);
});

it('a place is logged once more as it was sent, and a place of an older release as well', () => {
  const sent = ['show /assets/review-Bx1kT9aQ.js:3:1405', '/assets/index-9aCk20_.js:1:22'];
  expect(report({ frames: sent }).frames).toEqual([
    '/assets/review-Bx1kT9aQ.js:3:1405',
    '/assets/index-9aCk20_.js:1:22',
  ]);
});
