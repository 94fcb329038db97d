import type { KeyboardEvent } from 'react';
import type { OpenSheet } from './use-sheet.ts';

const TYPED = /^[\d٠-٩.,٫/aغ]$/u;

/** What the large keys and the keyboard do while marks are typed one pupil at a time. */
export const useEntryKeys = ({ state: { typed }, dispatch }: OpenSheet) => {
  /** Adds to what was typed, or replaces it. */
  const put = (added: string, before = typed?.text ?? ''): void =>
    dispatch({ do: typed ? 'retype' : 'type', text: before + added });
  const erase = (): void =>
    dispatch(typed ? { do: 'retype', text: typed.text.slice(0, -1) } : { do: 'clear' });
  const next = (): void => dispatch(typed ? { do: 'leave', how: 'on' } : { do: 'accept' });
  const back = (): void => dispatch(typed ? { do: 'leave', how: 'back' } : { do: 'back' });
  /** Writes what was typed, then goes to another cell. */
  const go = (row: number, column: number): void => {
    dispatch({ do: 'leave', how: 'stay' });
    dispatch({ do: 'focus', cell: { row, column } });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const onButton = event.target instanceof Element && event.target.closest('button, select');
    if (event.key === 'Backspace') erase();
    else if (TYPED.test(event.key)) put(event.key);
    else if (event.key === 'Enter' && !onButton) (event.shiftKey ? back : next)();
    else return;
    event.preventDefault();
  };
  return { put, erase, next, back, go, onKeyDown };
};
