import type { Locator, Page } from 'playwright-core';

const steps = 10;

/** The properties of an element that are used here; these files have no browser types. */
interface Scrolling {
  readonly scrollLeft: number;
  readonly ownerDocument: {
    readonly defaultView: { readonly requestAnimationFrame: (look: () => void) => void };
  };
}

/** Waits until scrolling has stopped for a quarter of a second of frames. */
const rest = (target: Locator): Promise<void> =>
  target.evaluate(
    (element: Scrolling) =>
      new Promise<void>((resolve) => {
        let before = NaN;
        let still = 0;
        const look = (): void => {
          still = element.scrollLeft === before ? still + 1 : 0;
          before = element.scrollLeft;
          if (still < 15) element.ownerDocument.defaultView.requestAnimationFrame(look);
          else resolve();
        };
        look();
      }),
  );

/** Swipes over the middle of an element by `part` of its width, until it rests; to the left if negative. */
export const swipe = async (page: Page, target: Locator, part: number): Promise<void> => {
  await rest(target);
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
  // The finger stops before it leaves, so that how far it goes does not depend on how busy the machine is.
  await rest(target);
  await touch('touchEnd');
  await session.detach();
  await rest(target);
};
