import type { Page } from 'playwright-core';
import { ORIGIN } from '../screens/visit.ts';

/** A teacher's pace, in milliseconds: to see what opened, to find the next name, to move a thumb, and to press. */
const PACE = { look: 1000, find: 1200, scroll: 400, press: 80 } as const;
/** How much slower than this machine's the processor is. */
const SLOWER = 6;

/**
 * Calls the roll of 38 pupils with three absent, from Today, at a teacher's pace on a slow processor.
 * @returns how often a finger pressed, and the seconds from Today to Today
 */
export async function callRoll(page: Page): Promise<{ presses: number; seconds: number }> {
  const session = await page.context().newCDPSession(page);
  await page.goto(`${ORIGIN}/dashboard`);
  const toRoll = page.locator('main li[aria-current] a[href*="/roll/"]').first();
  await toRoll.waitFor();
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  let presses = 0;
  const press = async (selector: string): Promise<void> => {
    const place = page.locator(selector).first();
    await place.waitFor();
    const before = await page.evaluate('scrollY');
    await place.scrollIntoViewIfNeeded();
    if ((await page.evaluate('scrollY')) !== before) await page.waitForTimeout(PACE.scroll);
    await place.click({ delay: PACE.press });
    presses += 1;
  };
  const started = performance.now();
  await page.waitForTimeout(PACE.look);
  await press('main li[aria-current] a[href*="/roll/"]');
  await page.locator('[data-pupil] >> nth=37').waitFor();
  await page.waitForTimeout(PACE.look);
  for (const number of [9, 23, 30]) {
    await page.waitForTimeout(PACE.find);
    await press(`[data-pupil] >> nth=${number - 1}`);
  }
  await page.waitForTimeout(PACE.look);
  await press('main button.MuiButton-contained');
  await toRoll.waitFor();
  return { presses, seconds: (performance.now() - started) / 1000 };
}
