import type { KeyboardEvent } from 'react';
import type { DocumentControls } from '../../lib/documents/use-document.ts';

/** The letter on the key (AZERTY), or by its position for other scripts (Arabic). */
const letterOf = ({ key, code }: KeyboardEvent): string =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase();

/**
 * Keyboard shortcuts for a document's undo, redo and save, for the element around all its fields: Ctrl+Z, Ctrl+Shift+Z
 * or Ctrl+Y, Ctrl+S; with the command key on a Mac.
 *
 * They also replace the browser's own undo in text fields, because browsers forget their steps when a field's value is
 * set. A field whose text is not in the document, such as a search field, keeps the browser's by stopping the event.
 */
export const documentKeys =
  ({ undo, redo, saveNow }: Pick<DocumentControls, 'undo' | 'redo' | 'saveNow'>) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const { ctrlKey, metaKey, altKey, shiftKey, nativeEvent, target, currentTarget } = event;
    if (!(ctrlKey || metaKey) || altKey || nativeEvent.isComposing) return;
    // React also passes on events from dialogs that the document's elements render elsewhere in the page.
    if (!(target instanceof Node) || !currentTarget.contains(target)) return;
    const letter = letterOf(event);
    const actions = { z: shiftKey ? redo : undo, y: redo, s: saveNow };
    if (letter !== 'z' && letter !== 'y' && letter !== 's') return;
    event.preventDefault();
    void actions[letter]?.();
  };
