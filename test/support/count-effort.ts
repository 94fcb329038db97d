import type { Page } from 'playwright-core';

/** A person's actions besides typing: clicks, drops, and other keys. */
export interface Effort {
  readonly acts: readonly string[];
}

/** Runs in every page; it is text because it is not this process's code. */
const listen = `(() => {
  const note = (what) => globalThis.noteEffort(what);
  addEventListener('pointerdown', ({ target }) => note('click ' + target.tagName), true);
  addEventListener('drop', () => note('drop'), true);
  addEventListener('keydown', ({ key }) => { if (key.length > 1) note('key ' + key); }, true);
})()`;

/** Starts counting the actions on a page and the pages it leads to. */
export const countEffort = async (page: Page): Promise<Effort> => {
  const acts: string[] = [];
  await page.exposeFunction('noteEffort', (what: string) => acts.push(what));
  await page.addInitScript(listen);
  return { acts };
};

/** Drops a file on an element, as from another window. */
export const dropFile = async (
  page: Page,
  selector: string,
  { name, type, bytes }: { name: string; type: string; bytes: Uint8Array },
): Promise<void> => {
  const data = JSON.stringify(Buffer.from(bytes).toString('base64'));
  // A text, because it is not this process's code.
  const transfer = await page.evaluateHandle(`(() => {
    const dropped = new DataTransfer();
    const content = Uint8Array.from(atob(${data}), (letter) => letter.charCodeAt(0));
    dropped.items.add(new File([content], ${JSON.stringify(name)}, { type: ${JSON.stringify(type)} }));
    return dropped;
  })()`);
  await page.dispatchEvent(selector, 'drop', { dataTransfer: transfer });
};
