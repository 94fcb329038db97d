import type { Locator, Page } from 'playwright-core';

const steps = 10;

/** Waits until what scrolls has stood still for a while. */
const rest = async (page: Page, target: Locator): Promise<void> => {
  const place = () => target.evaluate((element: { scrollLeft: number }) => element.scrollLeft);
  for (let still = 0, before = NaN; still < 3; still += 1) {
    await page.waitForTimeout(80);
    const now = await place();
    if (now !== before) still = 0;
    before = now;
  }
};

/** Draws a finger over the middle of something. `part`: how far, as a part of its width; to the left if negative. */
export const swipe = async (page: Page, target: Locator, part: number): Promise<void> => {
  await rest(page, target);
  const box = await target.boundingBox();
  if (!box) throw new Error('there is nothing to swipe');
  const y = Math.round(box.y + box.height / 2);
  const x = (step: number) => Math.round(box.x + box.width * (0.5 + part * (step / steps - 0.5)));
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at === undefined ? [] : [{ x: x(at), y }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= steps; step += 1) await touch('touchMove', step);
  await touch('touchEnd');
  await session.detach();
};
