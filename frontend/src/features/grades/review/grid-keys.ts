/** What a key does in the table. `dx` is by reading direction: 1 is the next column. */
export type GridCommand =
  | { readonly do: 'move'; readonly dx: number; readonly dy: number }
  | { readonly do: 'row-start' | 'row-end' | 'first' | 'last' }
  | { readonly do: 'accept' | 'back' | 'edit' | 'clear' | 'take-other' | 'menu' }
  | { readonly do: 'type'; readonly text: string };

interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly repeat: boolean;
}

/** Rows that a page key goes over. */
const PAGE = 10;

const horizontal = (key: string, isRtl: boolean): number | undefined => {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  return (key === 'ArrowRight') === isRtl ? -1 : 1;
};

const commands: Readonly<Record<string, GridCommand>> = {
  ArrowUp: { do: 'move', dx: 0, dy: -1 },
  ArrowDown: { do: 'move', dx: 0, dy: 1 },
  PageUp: { do: 'move', dx: 0, dy: -PAGE },
  PageDown: { do: 'move', dx: 0, dy: PAGE },
  Home: { do: 'row-start' },
  End: { do: 'row-end' },
  Enter: { do: 'accept' },
  F2: { do: 'edit' },
  Delete: { do: 'clear' },
  Backspace: { do: 'clear' },
  ' ': { do: 'take-other' },
  ContextMenu: { do: 'menu' },
};

/**
 * What a key means in the table while no cell is edited; undefined for keys that are not the table's. Arrows go where
 * they point, whichever way the page is read.
 */
export const gridCommand = (event: Key, isRtl: boolean): GridCommand | undefined => {
  const { key, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
  if (altKey) return undefined;
  if (ctrlKey || metaKey) {
    if (key === 'Home') return { do: 'first' };
    return key === 'End' ? { do: 'last' } : undefined;
  }
  if (shiftKey && key === 'Enter') return { do: 'back' };
  if (shiftKey && key === 'F10') return { do: 'menu' };
  // A key that is held down accepts one cell, not all of them.
  if (repeat && (key === 'Enter' || key === ' ')) return undefined;
  const dx = horizontal(key, isRtl);
  if (dx !== undefined) return { do: 'move', dx, dy: 0 };
  const command = commands[key];
  if (command) return command;
  return [...key].length === 1 ? { do: 'type', text: key } : undefined;
};
