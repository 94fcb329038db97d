import { expect, it } from 'vitest';
import { renderPage } from '../../test-support/render.tsx';
import { FileSize } from './file-size.tsx';

it.each([
  ['en-US', '1.2 MB'],
  ['ar', '1,2 ميغابايت'],
] as const)('keeps the number and its unit on one line: %s', (locale, shown) => {
  const { container } = renderPage(<FileSize bytes={1_258_291} />, { locale });
  const size = container.querySelector('bdi');
  expect(size?.textContent).toBe(shown);
  expect(getComputedStyle(size!).whiteSpace).toBe('nowrap');
});
