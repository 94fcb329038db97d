interface Block {
  readonly id: string;
}

export const changeById = <B extends Block>(
  blocks: readonly B[],
  id: string,
  change: (block: B) => B,
): B[] => blocks.map((block) => (block.id === id ? change(block) : block));

export const removeById = <B extends Block>(blocks: readonly B[], id: string): B[] =>
  blocks.filter((block) => block.id !== id);

/** The items with one moved by `by` positions; unchanged if the new position does not exist. */
export const moveItem = <T>(items: readonly T[], from: number, by: number): T[] => {
  const item = items[from];
  const to = from + by;
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
};

export const moveById = <B extends Block>(blocks: readonly B[], id: string, by: number): B[] =>
  moveItem(
    blocks,
    blocks.findIndex((block) => block.id === id),
    by,
  );

export type Side = 'before' | 'after';

/** The blocks with one put beside another; unchanged if one of them does not exist. */
export const placeById = <B extends Block>(
  blocks: readonly B[],
  id: string,
  target: string,
  side: Side,
): B[] => {
  const block = blocks.find((one) => one.id === id);
  const others = removeById(blocks, id);
  const at = others.findIndex((one) => one.id === target);
  if (!block || at === -1) return [...blocks];
  return others.toSpliced(side === 'before' ? at : at + 1, 0, block);
};
