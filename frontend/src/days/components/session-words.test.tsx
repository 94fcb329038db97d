import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { blocksOf } from '#shared/course/blocks.ts';
import type { Lesson } from '#shared/model/school-year.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { sampleCourse } from '../days.fixture.ts';
import { usePartWords } from './session-words.tsx';

const at = (day: Lesson['day'], period: Lesson['period']): Lesson => ({
  ...{ day, period, className: '2م3' },
});

const Parts = () => {
  const partWords = usePartWords();
  const { real } = sampleCourse('2م3', {}, { timetable: [at(0, 1), at(0, 2), at(2, 1), at(2, 2)] });
  return blocksOf(real.sessions).map((block) => (
    <p key={block[0].key}>{partWords(block) ?? 'whole'}</p>
  ));
};

it('says which parts a block of two periods is, and which lesson follows in it', () => {
  renderPage(<Parts />);
  const said = screen.getAllByRole('paragraph').map((one) => one.textContent);
  expect(said.slice(0, 3)).toEqual([
    'parts 1–2 of 3',
    'part 3 of 3, then \u2068المعادلات\u2069',
    'parts 1–2 of 2',
  ]);
});
