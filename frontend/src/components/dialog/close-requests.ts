import type { RefObject } from 'react';

/** What TypeScript's library has not yet: https://html.spec.whatwg.org/multipage/interaction.html#closewatcher */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}

declare global {
  interface Window {
    readonly CloseWatcher?: new () => CloseWatcher;
  }
}

type Content = RefObject<HTMLElement | null>;

/** The contents of the open modals, the topmost last. */
const open: Content[] = [];
let watcher: CloseWatcher | undefined;

/** As if the key were pressed where the focus is, so that whatever handles Escape first there still does. */
const pressEscape = (): void => {
  const top = open.at(-1)?.current;
  const { activeElement } = document;
  const target = top?.contains(activeElement) ? activeElement : top;
  target?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
  );
};

const watch = (): void => {
  if (!window.CloseWatcher) return;
  watcher = new window.CloseWatcher();
  // It has ended by then. A dialog that stays open, or one beneath, needs the next one.
  watcher.onclose = () => {
    watch();
    pressEscape();
  };
};

/** The key closes what is open already; the browser would take it for a second request. */
const onKeyDown = (event: KeyboardEvent): void => {
  if (event.key === 'Escape') event.preventDefault();
};

/** What closes a dialog that holds work: Escape and Back, unless it `stays`; never a tap outside. */
export const closeByKey =
  (onClose: () => void, stays = false, onStay?: () => void) =>
  (_event: object, reason: 'escapeKeyDown' | 'backdropClick'): void => {
    if (reason !== 'escapeKeyDown') return;
    if (stays) onStay?.();
    else onClose();
  };

/**
 * Has the browser's request to close something, such as Android's Back, press Escape in the topmost open modal, as long
 * as any is open. One watcher serves all of them: the browser joins watchers that it cannot tell apart by what the user
 * did between, and closes those at once. Ends with the returned function.
 */
export const closeOnRequest = (content: Content): (() => void) => {
  // What fills the screen would hide the modal, which has the keys.
  if (document.fullscreenElement) void document.exitFullscreen();
  if (open.push(content) === 1) {
    addEventListener('keydown', onKeyDown, true);
    watch();
  }
  return () => {
    open.splice(open.indexOf(content), 1);
    if (open.length > 0) return;
    removeEventListener('keydown', onKeyDown, true);
    watcher?.destroy();
  };
};
