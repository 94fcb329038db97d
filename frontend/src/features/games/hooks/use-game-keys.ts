import { useDocumentKeys } from '#frontend/lib/use-document-keys.ts';

/** Handlers by physical key (`KeyboardEvent.code`), with an optional `Shift+`: the same on every keyboard layout. */
export type GameKeys = Readonly<Record<string, (() => void) | undefined>>;

const TYPING =
  'input:not([type=checkbox], [type=radio]), textarea, select, [role=dialog], [role=menu]';
const PRESSABLE = 'button, a, summary, input, [role=button]';

/** Whether the focused element handles the key itself: a field all text, a button Space and Enter. */
const isTaken = ({ target, code }: KeyboardEvent): boolean => {
  if (!(target instanceof Element)) return false;
  const own = code === 'Space' || code === 'Enter' ? `${TYPING}, ${PRESSABLE}` : TYPING;
  return target.closest(own) !== null;
};

/** Handles a game's keys, wherever the focus is. */
export const useGameKeys = (keys: GameKeys): void => {
  useDocumentKeys((event) => {
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey)
      return;
    const action = keys[`${event.shiftKey ? 'Shift+' : ''}${event.code}`];
    if (!action || isTaken(event)) return;
    event.preventDefault();
    action();
  });
};
