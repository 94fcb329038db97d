import { useMemo, type KeyboardEvent } from 'react';
import type { GridView } from './grid-context.ts';

const TYPED = /^[\d٠-٩.,٫/aغ]$/u;

/** What the keypad does, and the keyboard while marks are typed one pupil at a time. */
const markEntry = ({ state, dispatch }: Pick<GridView, 'state' | 'dispatch'>) => {
  /** Adds to what was typed, or replaces it. */
  const put = (added: string, before = state.get().typed?.text ?? ''): void =>
    dispatch({ do: state.get().typed ? 'retype' : 'type', text: before + added });
  const putOnly = (text: string): void => put(text, '');
  const erase = (): void => {
    const { typed } = state.get();
    dispatch(typed ? { do: 'retype', text: typed.text.slice(0, -1) } : { do: 'clear' });
  };
  const next = (): void =>
    dispatch(state.get().typed ? { do: 'leave', how: 'on' } : { do: 'accept' });
  const back = (): void =>
    dispatch(state.get().typed ? { do: 'leave', how: 'back' } : { do: 'back' });
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
  return { put, putOnly, erase, next, back, go, onKeyDown };
};

export type MarkEntry = ReturnType<typeof markEntry>;

export const useMarkEntry = ({ state, dispatch }: Pick<GridView, 'state' | 'dispatch'>) =>
  useMemo(() => markEntry({ state, dispatch }), [state, dispatch]);
