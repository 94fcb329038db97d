import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { OlderJobs as Older } from '../../lib/resources/use-job-history.ts';
import { createStore, useStore } from '../../lib/store.ts';
import { renderPage } from '../../test-support/render.tsx';
import { OlderJobs } from './older-jobs.tsx';

const show = vi.fn(async () => undefined);
const offered: Older = { exist: true, state: 'idle', added: undefined, show };
const open = (locale: 'en-US' | 'ar' = 'en-US') => {
  const older = createStore(offered);
  const Foot = () => <OlderJobs older={useStore(older)} />;
  renderPage(<Foot />, { locale });
  return (change: Partial<Older>) => act(() => older.set({ ...offered, ...change }));
};
const button = () => screen.getByRole('button');
/** The page's address has the role `status` too. */
const status = () => screen.getAllByRole('status')[0]!;
const said = () => status().textContent.trim();

it('loads older jobs, shows that it is busy, says how many arrived, and keeps the focus', async () => {
  const set = open();
  expect(said()).toBe('');
  await userEvent.click(button());
  expect(show).toHaveBeenCalledOnce();
  set({ state: 'loading' });
  expect(button().getAttribute('aria-disabled')).toBe('true');
  set({ added: 50 });
  expect(said()).toBe('50 more shown.');
  expect(document.activeElement).toBe(button());
});

it('disappears after the oldest job, and the focus moves to the message', () => {
  const set = open();
  button().focus();
  set({ exist: false, added: 1 });
  expect(screen.queryByRole('button')).toBeNull();
  expect(said()).toBe('1 more shown. There is nothing older.');
  expect(document.activeElement).toBe(status());
});

it('says when the older jobs could not be loaded, and becomes “Try again”', () => {
  const set = open();
  button().focus();
  set({ state: 'failed' });
  expect(screen.getByRole('alert').textContent).toBe('The older ones could not be loaded.');
  expect(button().textContent).toBe('Try again');
  expect(document.activeElement).toBe(button());
});

it.each([
  [1, 'أُضيف عنصر واحد إلى القائمة.'],
  [2, 'أُضيف عنصران إلى القائمة.'],
  [5, 'أُضيفت 5 عناصر إلى القائمة.'],
  [50, 'أُضيف 50 عنصرا إلى القائمة.'],
])('speaks Arabic: %d', (added, text) => {
  const set = open('ar');
  expect(button().textContent).toBe('عرض الأقدم');
  set({ added });
  expect(said()).toBe(text);
});
