import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { ColumnKind } from '#shared/model/gradebook.ts';
import { isMarkColumn } from '../../model/table/typed-text.ts';
import { gridCommand } from '../../model/grid/grid-keys.ts';
import type { Leaving, TypedText } from '../../model/grid/grid-reducer.ts';

interface Props {
  readonly label: string;
  readonly typed: TypedText;
  readonly kind: ColumnKind;
  /** Whether the page has its own keypad for marks, so that the device's keyboard stays hidden. */
  readonly hasKeypad: boolean;
  /** Whether Tab goes to the next column instead of leaving the table. */
  readonly tabMoves: boolean;
  readonly isRtl: boolean;
  readonly onType: (text: string) => void;
  readonly onLeave: (how: Leaving) => void;
  readonly onCancel: () => void;
}

/** How a key leaves the field; undefined for keys that the field handles. */
const leavingBy = (
  event: KeyboardEvent,
  isRtl: boolean,
  replaces: boolean,
): Leaving | undefined => {
  const command = gridCommand(event, isRtl);
  if (command?.do === 'accept') return 'on';
  if (command?.do === 'back') return 'back';
  if (command?.do !== 'move') return undefined;
  return command.dy !== 0 || replaces ? command : undefined;
};

/** The text of a cell during editing. Enter accepts it, Escape cancels. */
export const CellField = (props: Props) => {
  const { label, typed, kind, hasKeypad, tabMoves, isRtl, onType, onLeave, onCancel } = props;
  const field = useRef<HTMLInputElement>(null);
  /** Whether the cell was left already, because losing the focus follows. */
  const left = useRef(false);
  const isMark = isMarkColumn({ kind });
  useEffect(() => {
    const input = field.current;
    input?.focus();
    input?.setSelectionRange(input.value.length, input.value.length);
  }, []);
  const end = (how: () => void) => {
    if (left.current) return;
    left.current = true;
    how();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Text of an input method, and its undo, belong to the field until they are in the document.
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      return end(onCancel);
    }
    const how =
      tabMoves && event.key === 'Tab'
        ? ({ do: 'move', dx: event.shiftKey ? -1 : 1, dy: 0 } as const)
        : leavingBy(event, isRtl, typed.replaces);
    if (!how) return;
    event.preventDefault();
    end(() => onLeave(how));
  };
  return (
    <input
      ref={field}
      aria-label={label}
      value={typed.text}
      inputMode={isMark ? (hasKeypad ? 'none' : 'decimal') : 'text'}
      enterKeyHint="next"
      autoComplete="off"
      dir={isMark ? 'ltr' : 'auto'}
      style={isMark ? { textAlign: 'center' } : undefined}
      onChange={({ target }) => onType(target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => end(() => onLeave('stay'))}
    />
  );
};
