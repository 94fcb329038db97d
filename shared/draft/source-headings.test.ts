import { expect, it } from 'vitest';
import { citationOf, cleanTitle, sourceHeading } from './source-headings.ts';

const text = [
  'Typed by the teacher.',
  sourceHeading({ title: 'Science, year 2', page: '12' }, 'en'),
  'Water rises as vapour.\nIt cools.',
  sourceHeading({ title: 'كتاب العلوم', page: '3' }, 'ar'),
  'تتكاثف الأبخرة في السماء. It cools.',
  sourceHeading({ title: 'Notes' }, 'en'),
  'Rain falls.',
].join('\n');

it('a passage has the title and the page of the heading above it', () => {
  expect(citationOf('water rises as VAPOUR', text)).toEqual({
    title: 'Science, year 2',
    page: '12',
  });
  expect(citationOf('تَتكاثف الابخرة', text)).toEqual({ title: 'كتاب العلوم', page: '3' });
  expect(citationOf('Rain falls.', text)).toEqual({ title: 'Notes' });
});

it('nothing is claimed of a passage that is not there, has no heading, or is under two', () => {
  for (const passage of [
    'Snow falls.',
    'Typed by the teacher.',
    'It cools.',
    'ain falls',
    '',
    'vapour. It cools. تتكاثف',
  ])
    expect(citationOf(passage, text)).toBeUndefined();
  expect(citationOf('Rain falls.', 'Rain falls.')).toBeUndefined();
});

it('a title cannot end its heading', () => {
  const title = cleanTitle(' a] \n[b, p. 3\u2028 ');
  expect(title).toBe('a b, p. 3');
  expect(citationOf('x', `${sourceHeading({ title, page: '7' }, 'en')}\nx`)).toEqual({
    title,
    page: '7',
  });
});
