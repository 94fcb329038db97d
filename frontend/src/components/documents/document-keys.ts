import type { KeyboardEvent } from 'react';
import type { DocumentControls } from '../../lib/documents/use-document.ts';

/** The letter on the key (AZERTY), or by its position for other scripts (Arabic). */
const letterOf = ({ key, code }: KeyboardEvent): string =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase();

/**
 * Keyboard shortcuts for the element around a document's fields: Ctrl+Z, Ctrl+Shift+Z or Ctrl+Y, Ctrl+S; command key on
 * a Mac. They replace the browser's undo, which forgets its steps when a field's value is set.
 *
 * A field whose text is not in the document, such as a search field, keeps the browser's undo by stopping the event.
 */
export const documentKeys =
  ({ keys: { undo, redo, saveNow } }: Pick<DocumentControls, 'keys'>) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const { ctrlKey, metaKey, altKey, shiftKey, nativeEvent, target, currentTarget } = event;
    if (!(ctrlKey || metaKey) || altKey || nativeEvent.isComposing) return;
    // React also passes on events from dialogs that the document's elements render elsewhere in the page.
    if (!(target instanceof Node) || !currentTarget.contains(target)) return;
    const letter = letterOf(event);
    const actions = { z: shiftKey ? redo : undo, y: redo, s: saveNow };
    if (letter !== 'z' && letter !== 'y' && letter !== 's') return;
    event.preventDefault();
    void actions[letter]();
  };
