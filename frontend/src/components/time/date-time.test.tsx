import { describe, expect, it } from 'vitest';
import { renderPage } from '../../test-support/render.tsx';
import { DateTime } from './date-time.tsx';

const now = Date.parse('2026-05-10T12:00:00Z');
const said = (at: string, locale: 'en-US' | 'ar' = 'en-US') =>
  renderPage(<DateTime at={at} now={now} />, { locale }).container.querySelector('time span')
    ?.textContent;

describe('a date and time', () => {
  it.each([
    ['2026-05-10T11:59:40Z', 'now'],
    ['2026-05-10T11:57:00Z', '3 minutes ago'],
    ['2026-05-10T09:00:00Z', '3 hours ago'],
    ['2026-05-09T09:00:00Z', 'yesterday'],
    ['2026-05-05T12:00:00Z', '5 days ago'],
  ])('%s is %s', (at, words) => {
    expect(said(at)).toBe(words);
  });

  it('is written in Arabic with western digits', () => {
    expect(said('2026-05-10T09:00:00Z', 'ar')).toBe('قبل 3 ساعات');
  });
});
