import type { Page } from 'playwright-core';
import { classLessonsPath } from '#frontend/lib/class-paths.ts';
import { ORIGIN } from '../screens/visit.ts';
import { classes } from './ten-courses.ts';

/** Something that a teacher does. */
export interface Step {
  readonly name: string;
  /** Looks for what to press, which is not measured; resolves with what is. */
  readonly prepare: (page: Page) => Promise<() => Promise<unknown>>;
}

/** Milliseconds that a finger stays: without it, press and release are one task, which no finger does. */
const FINGER = 80;

const press = (name: string, selector: string): Step => ({
  name,
  prepare: async (page) => {
    const place = page.locator(selector).first();
    await place.scrollIntoViewIfNeeded();
    // Rows that come into view are measured only then.
    await page.waitForTimeout(300);
    const { x = 0, y = 0, width = 0, height = 0 } = (await place.boundingBox()) ?? {};
    return () => page.mouse.click(x + width / 2, y + height / 2, { delay: FINGER });
  },
});
const close: Step = {
  name: 'close it',
  prepare: (page) => Promise.resolve(() => page.keyboard.press('Escape')),
};
const follow = (name: string, address: string): Step => ({
  name,
  prepare: (page) =>
    Promise.resolve(() =>
      page.evaluate(`
        history.pushState(null, '', '${address}');
        dispatchEvent(new PopStateEvent('popstate'));
      `),
    ),
});
const changeWeek = (to: 'next' | 'previous'): Step =>
  press(`${to} week`, `main nav >> nth=0 >> a >> nth=${to === 'next' ? 2 : 0}`);

const loss = 'main li[aria-current] [aria-pressed] >> nth=1';
const more = 'main li[aria-current] button:not([aria-pressed])';
const tile = (number: number) => `[data-pupil] >> nth=${number - 1}`;
const line = 'main [aria-current=step] ~ * [data-line] >> nth=0';
const down = '[role=menuitem]:has-text("إلى أسفل")';

/** Each is done once the page has nothing to do after the one before it. */
export const steps: readonly Step[] = [
  {
    name: 'Today, first',
    prepare: (page) => Promise.resolve(() => page.goto(`${ORIGIN}/dashboard`)),
  },
  ...[press('dialog of a loss, first', loss), close, press('dialog of a loss', loss), close],
  ...[press('dialog of a session, first', more), close, press('dialog of a session', more), close],
  press('roll', 'main li[aria-current] a[href*="/roll/"]'),
  ...[press('absent, first', tile(9)), press('absent', tile(23)), press('absent', tile(30))],
  press('roll done', 'main button.MuiButton-contained'),
  press('session taught', 'main li[aria-current] [aria-pressed]'),
  follow('Week', '/week'),
  ...(['next', 'next', 'next', 'previous', 'previous', 'previous', 'previous'] as const).map(
    changeWeek,
  ),
  follow('Lessons', classLessonsPath(classes[2]!.id)),
  ...[press('menu of a line, first', line), press('line down', down)],
  ...[press('menu of a line', line), press('line down', down)],
  follow('Today', '/dashboard'),
];
