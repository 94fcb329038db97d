import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '#frontend/test-support/render.tsx';
import { sampleDays } from '#frontend/test-support/sample-days.ts';
import { CourseYear } from './course-year.tsx';

const user = userEvent.setup({ delay: null });
const onRecord = vi.fn();

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  onRecord.mockReset();
});

const show = (sample: Parameters<typeof sampleDays>[0] = {}) => {
  const days = sampleDays({ ...sample, onRecord });
  renderPage(<CourseYear of={days.courses[0]!} days={days} />);
};
/** A name without the marks that keep its words in their direction. */
const named = (name: string) => (found: string) => found.replaceAll(/[\u2068\u2069]/g, '') === name;
const row = (name: string) => screen.getByRole('rowheader', { name }).closest('tr')!;
const cells = (name: string) =>
  [...row(name).children]
    .map(({ textContent }) => textContent.replaceAll('\u2009', ' '))
    .slice(0, -1);
const press = (name: string) => user.click(screen.getByRole('button', { name: named(name) }));
const choose = async (lesson: string, item: string | RegExp) => {
  await press(`More for ${lesson}`);
  await user.click(await screen.findByRole('menuitem', { name: item }));
};
const recorded = () => onRecord.mock.calls.map(([changes]) => changes as unknown);

describe('the year of a class', () => {
  it('has planned and real dates of each lesson, and those of the other class', () => {
    const entries = { '2026-09-27-1': { state: 'lost', reason: 'strike' } } as const;
    show({ logs: { '2م3': { entries } } });
    expect(cells('درس 3')).toEqual([
      'درس 3',
      'Prepare',
      '6\u2060–\u206011\u00A0Oct',
      '11\u2060–\u206013\u00A0Oct',
      'today, part 1',
    ]);
    expect(within(row('درس 2')).getByText('today, part 2')).toBeTruthy();
  });

  it('says where the class is, and the classes of the level beside it', () => {
    const entries = { '2026-09-27-1': { state: 'lost' } } as const;
    show({ logs: { '2م3': { entries } } });
    const standing = within(screen.getByRole('region', { name: 'Where the class is' }));
    expect(standing.getByText('1 session behind')).toBeTruthy();
    const level = within(screen.getByRole('region', { name: 'Classes of the level' }));
    expect(level.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '2م3 1 session behind',
      '2م4 On time',
    ]);
  });

  it('folds months that are far off, and opens them', async () => {
    show();
    const march = screen.getByRole('button', { name: 'March' });
    expect(march.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('rowheader', { name: 'درس 20' })).toBeNull();
    await press('February');
    expect(screen.getByRole('rowheader', { name: 'درس 20' })).toBeTruthy();
  });

  it('moves a lesson from its menu, and with Alt and an arrow', async () => {
    show();
    await choose('درس 5', 'Move up');
    expect(recorded().at(-1)).toMatchObject([
      { order: [{ lesson: 'درس 5' }, { lesson: 'درس 4' }, { lesson: 'درس 6' }] },
    ]);
    fireEvent.keyDown(screen.getByRole('button', { name: named('More for درس 4') }), {
      key: 'ArrowDown',
      altKey: true,
    });
    expect(recorded()).toHaveLength(2);
    expect(screen.getByText('The lesson was moved')).toBeTruthy();
  });

  it('moves a lesson twice by two quick presses, before its year is dated again', () => {
    show();
    for (const key of ['ArrowUp', 'ArrowUp'])
      fireEvent.keyDown(screen.getByRole('button', { name: named('More for درس 6') }), {
        ...{ key, altKey: true },
      });
    expect(recorded().at(-1)).toMatchObject([
      { order: [{ lesson: 'درس 6' }, { lesson: 'درس 4' }, { lesson: 'درس 7' }] },
    ]);
  });

  it('leaves lessons that are taught at their place', async () => {
    show();
    await press('More for درس 3');
    await screen.findByRole('menu');
    const isOff = (name: string) =>
      screen.getByRole('menuitem', { name }).getAttribute('aria-disabled') === 'true';
    expect(isOff('Move up')).toBe(true);
    expect(isOff('Move down')).toBe(false);
    await user.keyboard('{Escape}');
    fireEvent.keyDown(screen.getByRole('button', { name: named('More for درس 3') }), {
      key: 'ArrowUp',
      altKey: true,
    });
    expect(recorded()).toEqual([]);
  });

  it('gives a lesson another number of sessions, and merges it with the next', async () => {
    show();
    await choose('درس 3', 'Take 3 sessions');
    expect(recorded().at(-1)).toMatchObject([{ order: [{ lesson: 'درس 3', sessions: 3 }] }]);
    await choose('درس 3', 'Merge with the next lesson');
    expect(recorded().at(-1)).toMatchObject([
      {
        order: [
          { lesson: 'درس 3', sessions: 3 },
          { lesson: 'درس 4', sessions: 0 },
        ],
      },
    ]);
  });

  it('says of a lesson that is taught with the one before it so, and takes it apart', async () => {
    show({ logs: { '2م3': { entries: {}, order: [{ lesson: 'درس 4', sessions: 0 }] } } });
    expect(cells('درس 4').slice(0, 3)).toEqual(['درس 4', 'with the one before', '–']);
    await choose('درس 4', 'Teach it on its own');
    expect(recorded().at(-1)).toMatchObject([{ order: null }]);
  });

  it('is told where the class is in two presses', async () => {
    show();
    await press('Not here? Say where you are');
    await user.click(await screen.findByRole('button', { name: named('درس 7, part 2') }));
    expect(recorded()).toMatchObject([
      [{ entries: { '2026-10-06-5': { here: { lesson: 'درس 7', part: 2 } } } }],
    ]);
  });

  it('says what does not fit, and proposes free periods of which none is chosen', async () => {
    show({ lessons: 40, today: '2027-04-04' });
    expect(screen.getByRole('heading', { name: /sessions will not fit in the year/ })).toBeTruthy();
    await press('Propose make-ups');
    const dialog = within(await screen.findByRole('dialog'));
    const boxes = dialog.getAllByRole('checkbox');
    expect(boxes.filter((box) => (box as HTMLInputElement).checked)).toEqual([]);
    await user.click(boxes[0]!);
    await user.click(boxes[2]!);
    await user.click(dialog.getByRole('button', { name: 'Add 2 make-ups' }));
    const [[{ entries }]] = recorded() as [[{ entries: object }]];
    expect(Object.values(entries)).toEqual([{ extra: true }, { extra: true }]);
  });

  it('asks about entries that fit nothing', async () => {
    const entries = {
      '2026-09-28-3': { note: 'سبورة' },
      '2026-09-29-5': { here: { lesson: 'درس محذوف', part: 1 }, note: 'كراس' },
    };
    show({ logs: { '2م3': { entries } } });
    const questions = within(screen.getByRole('region', { name: 'To be answered' }));
    expect(questions.getAllByRole('listitem')).toHaveLength(2);
    await press('It was a make-up');
    expect(recorded().at(-1)).toMatchObject([
      { entries: { '2026-09-28-3': { extra: true, note: 'سبورة' } } },
    ]);
    await press('Forget it');
    expect(recorded().at(-1)).toMatchObject([{ entries: { '2026-09-29-5': { note: 'كراس' } } }]);
  });
});
