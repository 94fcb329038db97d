import { loadFile } from '../../lib/new-version.ts';
import { trackChunk } from '../../lib/pending-chunks.ts';

interface Waiting<File> {
  readonly load: () => Promise<File>;
  readonly onArrived: (file: File) => void;
  readonly onFailed: (error: unknown) => void;
  /** Called when the overlay is no longer wanted: the user moved on, pressed Escape or asked for another. */
  readonly onCancelled: () => void;
}

/** Cancels the current wait, if any. */
let cancelOther = (): void => undefined;

const isFocused = (element: Element | null): boolean =>
  document.activeElement === element || document.activeElement === document.body;

/** Waits for the file of a requested overlay; a newer request cancels the older. The result ends the wait. */
export const awaitOverlay = <File>(waiting: Waiting<File>): (() => void) => {
  cancelOther();
  const opener = document.activeElement;
  const counted = trackChunk();
  const ended = new AbortController();
  const end = () => {
    if (ended.signal.aborted) return;
    ended.abort();
    counted();
    cancelOther = () => undefined;
  };
  const cancel = () => {
    end();
    waiting.onCancelled();
  };
  cancelOther = cancel;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Escape cancels the loading overlay, not a dialog that may be open beneath.
    event.stopPropagation();
    cancel();
  };
  document.addEventListener('keydown', onKeyDown, { capture: true, signal: ended.signal });

  loadFile(waiting.load).then(
    (file) => {
      if (ended.signal.aborted) return;
      // If the user has moved the focus elsewhere, it stays there.
      if (!isFocused(opener)) return cancel();
      end();
      waiting.onArrived(file);
    },
    (error: unknown) => {
      if (ended.signal.aborted) return;
      end();
      waiting.onFailed(error);
    },
  );
  return end;
};
