import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { smallYear } from '#shared/course/course.fixture.ts';
import { sessionsOf } from '#shared/course/sessions-of.ts';
import { saveFile } from '#frontend/lib/save-file.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { CalendarButton } from './calendar-button.tsx';

vi.mock('#frontend/lib/save-file.ts', () => ({ saveFile: vi.fn() }));

const user = userEvent.setup({ delay: null });
const days = {
  span: smallYear.days,
  holidays: smallYear.holidays,
  courses: [{ course: smallYear.course, real: sessionsOf(smallYear) }],
};

it.each([
  ['Week', 'Lessons 2026-10-04 to 2026-10-10.ics', 2],
  ['Term', 'Lessons 2026-10-04 to 2026-10-31.ics', 7],
  ['School year', 'Lessons 2026-10-04 to 2026-10-31.ics', 7],
])('downloads a calendar file: %s', async (item, name, events) => {
  renderPage(<CalendarButton days={days} date="2026-10-06" />);
  await user.click(screen.getByRole('button', { name: 'Calendar file' }));
  await user.click(await screen.findByRole('menuitem', { name: new RegExp(`^${item}`) }));
  const [[file, saved]] = vi.mocked(saveFile).mock.calls as [[Blob, string]];
  expect(saved).toBe(name);
  expect(file.type).toBe('text/calendar;charset=utf-8');
  expect((await file.text()).split('BEGIN:VEVENT')).toHaveLength(events + 1);
  expect(screen.queryByRole('menu')).toBeNull();
});
