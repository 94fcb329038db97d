import { loadFile } from '../../lib/new-version.ts';
import { trackChunk } from '../../lib/pending-chunks.ts';

interface Waiting<File> {
  readonly load: () => Promise<File>;
  readonly onArrived: (file: File) => void;
  readonly onFailed: (error: unknown) => void;
  /** Called when the overlay is no longer wanted: the user went on, pressed Escape or asked for another. */
  readonly onCancelled: () => void;
}

/** Cancels the wait that is under way, if any. */
let cancelOther = (): void => undefined;

const isFocused = (element: Element | null): boolean =>
  document.activeElement === element || document.activeElement === document.body;

/**
 * Waits for the file of an overlay the user has asked for; one of the callbacks tells what came of it. One overlay
 * waits at a time: the newer one cancels the older. The returned function ends the wait without a word.
 */
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
    // It is meant for what is on its way, not for the dialog that may be beneath.
    event.stopPropagation();
    cancel();
  };
  document.addEventListener('keydown', onKeyDown, { capture: true, signal: ended.signal });

  loadFile(waiting.load).then(
    (file) => {
      if (ended.signal.aborted) return;
      // Who has gone on elsewhere keeps the focus.
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
