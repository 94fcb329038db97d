/** A step in the table. `dx` follows the reading direction: 1 is the next column. */
export interface Move {
  readonly do: 'move';
  readonly dx: number;
  readonly dy: number;
}

/** A key's command about the focused cell or the way to another one. */
export type CellCommand =
  | Move
  | { readonly do: 'row-start' | 'row-end' | 'first' | 'last' | 'edit' | 'clear' | 'menu' }
  | { readonly do: 'type'; readonly text: string };

/** A key's command in the table. */
export type GridCommand = CellCommand | { readonly do: 'accept' | 'back' | 'take-other' };

interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly repeat: boolean;
}

/** The number of rows that a page key moves. */
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
 * The command for a key while no cell is being edited; undefined for other keys. Arrows move where they point, in
 * either reading direction.
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
  // Holding a key must accept only one cell.
  if (repeat && (key === 'Enter' || key === ' ')) return undefined;
  const dx = horizontal(key, isRtl);
  if (dx !== undefined) return { do: 'move', dx, dy: 0 };
  const command = commands[key];
  if (command) return command;
  return [...key].length === 1 ? { do: 'type', text: key } : undefined;
};
