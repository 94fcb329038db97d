import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { Side } from '../../model/draft/lists.ts';

/** Puts a block beside another one, by their ids. */
export type PlaceBlock = (id: string, target: string, side: Side) => void;

const registered = new WeakSet<Element>();
/** What a list does with a block that is dropped; the newest counts. */
const placing = new WeakMap<Element, PlaceBlock>();

const idOf = (block: HTMLElement): string => block.dataset['block'] ?? '';

const sideAt = (block: Element, clientY: number): Side => {
  const { top, height } = block.getBoundingClientRect();
  return clientY < top + height / 2 ? 'before' : 'after';
};

/** The side on which a drop would change something: beside its neighbour, a block may already be there. */
const openSide = (block: Element, dragged: Element, clientY: number): Side | undefined => {
  if (block === dragged) return undefined;
  const side = sideAt(block, clientY);
  const neighbour = side === 'before' ? block.previousElementSibling : block.nextElementSibling;
  return neighbour === dragged ? undefined : side;
};

const register = (list: HTMLElement, block: HTMLElement): void => {
  if (registered.has(block)) return;
  const grip = block.querySelector<HTMLElement>(':scope > div > [data-grip]');
  if (!grip) return;
  registered.add(block);
  // The grip alone is draggable, so that texts in the block can still be selected.
  draggable({
    element: grip,
    getInitialData: () => ({ list, block }),
    onGenerateDragPreview: ({ nativeSetDragImage, location }) => {
      const { left, top } = block.getBoundingClientRect();
      const { clientX, clientY } = location.initial.input;
      nativeSetDragImage?.(block, clientX - left, clientY - top);
    },
    onDragStart: () => (block.dataset['dragged'] = ''),
    // The questions further down may be drawn while one is dragged.
    onDrag: () => registerAll(list),
    onDrop: () => delete block.dataset['dragged'],
  });
  const leave = () => delete block.dataset['drop'];
  dropTargetForElements({
    element: block,
    canDrop: ({ source }) => source.data['list'] === list,
    onDrag: ({ source, location }) => {
      const dragged = source.data['block'];
      if (!(dragged instanceof HTMLElement)) return;
      const side = openSide(block, dragged, location.current.input.clientY);
      if (side) block.dataset['drop'] = side;
      else leave();
    },
    onDragLeave: leave,
    onDrop: ({ source, location }) => {
      leave();
      const dragged = source.data['block'];
      if (!(dragged instanceof HTMLElement)) return;
      const side = openSide(block, dragged, location.current.input.clientY);
      if (side) placing.get(list)?.(idOf(dragged), idOf(block), side);
    },
  });
};

function registerAll(list: HTMLElement): void {
  for (const block of list.querySelectorAll<HTMLElement>(':scope > [data-block]')) {
    register(list, block);
  }
}

/** Lets the blocks of a list be dragged by their grips, those too that were added since the last call. */
export const dragBlocks = (list: HTMLElement, place: PlaceBlock): void => {
  placing.set(list, place);
  registerAll(list);
};
