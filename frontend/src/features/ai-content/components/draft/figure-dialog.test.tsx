import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Figure } from '#shared/model/figure.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { forgetAllUnsentForms } from '#frontend/lib/forms/unsent-forms.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import FigureDialog from './figure-dialog.tsx';

const user = userEvent.setup({ delay: null });
const chart: Figure = {
  kind: 'barChart',
  unit: 'cm',
  bars: [
    { label: 'Oak', value: 12 },
    { label: 'Fir', value: 7 },
  ],
};
const open = (given: Figure | 'none' = chart, id = 'q1') => {
  const figure = given === 'none' ? undefined : given;
  const dialog = { edit: vi.fn(), onClose: vi.fn() };
  const owner = { jobId: 'job', id, name: 'Question 1', figure, language: 'en' as const };
  renderPage(<FigureDialog {...owner} {...dialog} open />);
  return dialog;
};
/** The page ends without an event that the dialog sees. */
const reload = (...again: Parameters<typeof open>) => {
  cleanup();
  return open(...again);
};
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const restored = () => screen.queryByText('We restored what you had entered here.') !== null;

beforeEach(() => {
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
  forgetAllUnsentForms();
});

it('has what was typed into it again after a reload, also in another kind, and of this question alone', async () => {
  open();
  await user.type(field(/^What the scale counts/), ' tall');
  await user.selectOptions(field(/^Kind of figure/), 'triangle');
  await user.clear(field(/^Names of the corners/));
  await user.type(field(/^Names of the corners/), 'P | Q');
  reload();
  expect(restored()).toBe(true);
  expect(field(/^Names of the corners/).value).toBe('P | Q');
  await user.selectOptions(field(/^Kind of figure/), 'barChart');
  expect(field(/^What the scale counts/).value).toBe('cm tall');
  reload(chart, 'q2');
  expect([restored(), field(/^What the scale counts/).value]).toEqual([false, 'cm']);
});

it.each<Figure | 'none'>([chart, 'none'])(
  'shows a possible figure while what was restored is impossible: %o',
  async (figure) => {
    open(figure);
    const [last] = screen.getAllByRole('textbox').slice(-1);
    await user.clear(last!);
    await user.type(last!, 'none');
    reload(figure);
    expect(restored()).toBe(true);
    expect(screen.getByRole('img')).toBeTruthy();
  },
);

it.each([
  ['Cancel', 0],
  ['Use', 1],
  ['Remove', 1],
])('keeps nothing after “%s”', async (button, edits) => {
  const { edit, onClose } = open();
  await user.type(field(/^What the scale counts/), ' tall');
  await press(button);
  expect(edit).toHaveBeenCalledTimes(edits);
  expect(onClose).toHaveBeenCalled();
  reload();
  expect([restored(), field(/^What the scale counts/).value]).toEqual([false, 'cm']);
});

it('takes what was changed elsewhere meanwhile, where nothing was typed', async () => {
  open();
  await user.type(field(/^What the scale counts/), ' tall');
  reload({ ...chart, bars: [{ label: 'Elm', value: 9 }] });
  expect(field(/^What the scale counts/).value).toBe('cm tall');
  expect(field(/^Bars/).value).toBe('Elm | 9');
});
