import { KeyList, type KeyDescription } from '#frontend/record/components/grid/key-help.tsx';

const keys: readonly KeyDescription[] = [
  ['Enter', 'record.keys.down'],
  ['Shift+Enter', 'record.keys.up'],
  ['Tab', 'record.keys.next'],
  ['← ↑ → ↓', 'review.keys.move'],
  ['0–9  ٠–٩', 'review.keys.type'],
  ['a  غ', 'review.keys.absent'],
  ['F2', 'review.keys.edit'],
  ['Delete', 'review.keys.clear'],
  ['Esc', 'review.keys.cancel'],
  ['Ctrl+Z  Ctrl+Y', 'review.keys.undo'],
];

/** The keyboard shortcuts of a mark sheet. */
export const SheetKeys = () => <KeyList keys={keys} />;
