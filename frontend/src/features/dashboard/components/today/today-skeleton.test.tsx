import { beforeEach, expect, it } from 'vitest';
import { renderPage } from '#frontend/test-support/render.tsx';
import { rememberHeight, TodaySkeleton } from './today-skeleton.tsx';

beforeEach(() => localStorage.clear());
const height = () =>
  renderPage(<TodaySkeleton />).container.querySelector<HTMLElement>('.MuiSkeleton-root')?.style
    .height;

it('is as high as today was last, in a window of the same width', () => {
  rememberHeight(777);
  expect(height()).toBe('777px');
});

it('has the usual height in a window of another width, or before today was shown', () => {
  rememberHeight(0);
  expect(height()).toBe('');
  localStorage.setItem('todaySize', `${innerWidth + 1}x777`);
  expect(height()).toBe('');
});
