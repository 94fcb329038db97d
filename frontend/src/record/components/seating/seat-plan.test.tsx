import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderPage } from '#frontend/test-support/render.tsx';
import SeatPlan from './seat-plan.tsx';

const pupils = [
  { id: 'p1', fullName: 'Amina' },
  { id: 'p2', fullName: 'Bilal' },
];
const plan = {
  ...{ rows: 2, columns: 3, aisles: [1] },
  seats: { '1-1': 'p1', '1-3': 'gone', '2-3': 'p2' },
};
const bare = (text: string | null) => (text ?? '').replaceAll(/[\u2068\u2069]/g, '');
const names = () =>
  screen.getAllByRole('button').map((button) => bare(button.getAttribute('aria-label')));

it('has a button for each pupil who is there, in the state that the caller gives', async () => {
  const onTap = vi.fn();
  renderPage(
    <SeatPlan
      {...{ plan, pupils, onTap }}
      lookOf={(pupil) => (pupil === 'p2' ? { sign: '×', words: 'absent' } : undefined)}
      buttonOf={(pupil) => ({ id: `seat-of-${pupil}` })}
    />,
  );
  expect(names()).toEqual(['Row 1, seat 1: Amina', 'Row 2, seat 1: Bilal, absent']);
  screen.getByText('×');
  await userEvent.click(document.querySelector('#seat-of-p2')!);
  expect(onTap.mock.calls).toEqual([['p2']]);
});

it('is one stop of the Tab key, and arrows lead over gaps and empty seats', async () => {
  renderPage(<SeatPlan {...{ plan, pupils }} onTap={() => undefined} />);
  const [first, second] = screen.getAllByRole('button');
  await userEvent.tab();
  expect(document.activeElement).toBe(first);
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  expect(document.activeElement).toBe(first);
  second?.focus();
  await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowRight}');
  expect(document.activeElement).toBe(second);
  expect(first?.tabIndex).toBe(-1);
});

it('has no buttons without something to press them for', () => {
  renderPage(<SeatPlan {...{ plan, pupils }} />);
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(document.querySelectorAll('[data-of]')).toHaveLength(2);
});
