import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { blocksOf } from '#shared/course/blocks.ts';
import type { Lesson } from '#shared/model/school-year.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { sampleCourse } from '../days.fixture.ts';
import { LessonText } from './lesson-text.tsx';
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

it('calculations and formulas of a lesson run from left to right', async () => {
  const lesson = 'الأعداد إلى 99 999 والدالة $x^2$';
  renderPage(<LessonText lesson={lesson} />);
  expect(screen.getByText(lesson)).toBeTruthy();
  await waitFor(() => expect(document.querySelector('[dir=ltr] math')).not.toBeNull());
  expect(screen.getByText('99 999').getAttribute('dir')).toBe('ltr');
});

it('says which parts a block of two periods is, and which lesson follows in it', () => {
  renderPage(<Parts />);
  const said = screen.getAllByRole('paragraph').map((one) => one.textContent);
  expect(said.slice(0, 3)).toEqual([
    'parts 1–2 of 3',
    'part 3 of 3, then \u2068المعادلات\u2069',
    'parts 1–2 of 2',
  ]);
});
