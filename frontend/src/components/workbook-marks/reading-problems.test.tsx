import { expect, it } from 'vitest';
import { renderPage } from '#frontend/test-support/render.tsx';
import { ReadingProblems } from './reading-problems.tsx';

it.each([
  ['1', 'Sheet \u20682م3\u2069: 1 remark is left out'],
  ['12', 'Sheet \u20682م3\u2069: 12 remarks are left out'],
])('counts the remarks that are left out: %s', (count, said) => {
  const params = { sheet: '2م3', count };
  const { container } = renderPage(
    <ReadingProblems severity="info" problems={[{ code: 'remarks-left-out', params }]} />,
  );
  expect(container.textContent).toContain(said);
});
