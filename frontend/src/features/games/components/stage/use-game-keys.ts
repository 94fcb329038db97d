import { useEffect, useEffectEvent } from 'react';

/** Handlers by the physical key (`KeyboardEvent.code`), with `Shift+` before it: the same on every keyboard layout. */
export type GameKeys = Readonly<Record<string, (() => void) | undefined>>;

const TYPING =
  'input:not([type=checkbox], [type=radio]), textarea, select, [role=dialog], [role=menu]';
const PRESSABLE = 'button, a, summary, input, [role=button]';

/** A key belongs to what has the focus first: text to a field, Space and Enter to a button. */
const isTaken = ({ target, code }: KeyboardEvent): boolean => {
  if (!(target instanceof Element)) return false;
  const own = code === 'Space' || code === 'Enter' ? `${TYPING}, ${PRESSABLE}` : TYPING;
  return target.closest(own) !== null;
};

/** Plays a game by keys, wherever on the page the focus is. */
export const useGameKeys = (keys: GameKeys): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey)
      return;
    const action = keys[`${event.shiftKey ? 'Shift+' : ''}${event.code}`];
    if (!action || isTaken(event)) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
};
