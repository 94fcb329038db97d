import type { KeyboardEvent } from 'react';
import type { DocumentControls } from '../../lib/documents/use-document.ts';

/** The letter of a key: as it is written on the keyboard (AZERTY), else by its place (Arabic). */
const letterOf = ({ key, code }: KeyboardEvent): string =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase();

/**
 * What a document's undo, redo and save are called by, for the element that has all its fields: Ctrl+Z, Ctrl+Shift+Z or
 * Ctrl+Y, Ctrl+S; with the command key on a Mac.
 *
 * In a text field too they are the document's, not the browser's: what a field shows is the document's content, and the
 * browser forgets its own steps whenever that is set. A field whose text is not in the document yet, or a search field
 * among the others, keeps the browser's by stopping the event.
 */
export const documentKeys =
  ({ undo, redo, saveNow }: Pick<DocumentControls, 'undo' | 'redo' | 'saveNow'>) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const { ctrlKey, metaKey, altKey, shiftKey, nativeEvent, target, currentTarget } = event;
    if (!(ctrlKey || metaKey) || altKey || nativeEvent.isComposing) return;
    // React passes on what happens in a dialog that only belongs to an element of the document.
    if (!(target instanceof Node) || !currentTarget.contains(target)) return;
    const letter = letterOf(event);
    const actions = { z: shiftKey ? redo : undo, y: redo, s: saveNow };
    if (letter !== 'z' && letter !== 'y' && letter !== 's') return;
    event.preventDefault();
    void actions[letter]?.();
  };
