import Box from '@mui/material/Box';
import { ArrowDown, ArrowUp, GripVertical, Sparkles, Trash2 } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { moveBlock, placeBlock, removeBlock } from '../../model/draft/edit-blocks.ts';
import { useDraftView } from './draft-context.ts';
import { IconAction } from './icon-action.tsx';
import { useOneTabStop } from './use-one-tab-stop.ts';

interface Placed {
  /** Zero-based index, and the number of blocks. */
  readonly index: number;
  readonly count: number;
}

/** The position of a block, and whether it was just added. */
export interface BlockProps extends Placed {
  readonly isNew: boolean;
}

interface Props extends Placed {
  readonly id: string;
  /** Its name on the draft, e.g. “Question 3”. */
  readonly name: string;
  /** Shown next to the name, e.g. the points. */
  readonly aside?: ReactNode;
  /** Replaces the name where a block has its own heading. */
  readonly heading?: ReactNode;
  /** Further actions, beside those of every block. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Focuses the block now at this index, else the last one; if there is none, the list's add button. */
const focusBlockAt = (list: Element | null, index: number): void => {
  const blocks = list?.querySelectorAll<HTMLElement>(':scope > [data-block]');
  const next = blocks?.[Math.min(index, blocks.length - 1)];
  const fallback = list?.parentElement?.querySelector<HTMLElement>('[data-add]');
  (next?.querySelector<HTMLElement>('button') ?? fallback)?.focus();
};

/** The place of a block in its list, from 1, and how many there are. */
const placeIn = (list: Element | null, id: string) => {
  const ids = Array.from(list?.querySelectorAll(':scope > [data-block]') ?? [], (block) =>
    block.getAttribute('data-block'),
  );
  return { place: ids.indexOf(id) + 1, count: ids.length };
};

const gripStyles = {
  display: 'flex',
  color: 'text.secondary',
  cursor: 'grab',
  // A long press drags, and selects nothing.
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  '&:active': { cursor: 'grabbing' },
  // In the margin, where it appears under the pointer; a finger gets it before the name, with room around it.
  '@media (hover: hover)': { position: 'absolute', insetInlineStart: -18, pt: 0.25 },
  '@media (pointer: coarse)': { p: 1.25, m: -1.25 },
  displayPrint: 'none',
} as const;

/** Where a dragged block would go, and the block that is dragged. */
const dragStyles = {
  '&[data-dragged]': { opacity: 0.4 },
  '&[data-drop]::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    height: 4,
    borderRadius: 2,
    bgcolor: 'primary.main',
    forcedColorAdjust: 'none',
  },
  '&[data-drop=before]::after': { top: -2 },
  '&[data-drop=after]::after': { bottom: -2 },
} as const;

/** A phase, question or exercise with its actions, as buttons and by Alt with an arrow key. Its grip drags it. */
export const BlockFrame = (props: Props) => {
  const { id, name, index, count, aside, heading, actions, children } = props;
  const { edit, redraft, announce } = useDraftView();
  const text = useMessage();
  const frame = useRef<HTMLLIElement>(null);
  const held = useRef<HTMLElement>(null);
  // Moving an element in the page loses its focus, so restore it; a phase that changes its session keeps its index.
  useEffect(() => {
    held.current?.focus();
    held.current = null;
  });

  const toolbar = useOneTabStop();

  /** Says where a block of this list is, once the list is drawn again. */
  const sayPlace = (of: string, named: string) => {
    const list = frame.current?.parentElement ?? null;
    setTimeout(() => announce?.(text('draft.moved', { name: named, ...placeIn(list, of) })));
  };
  const move = (by: number) => {
    if (index + by < 0 || index + by >= count) return;
    if (document.activeElement instanceof HTMLElement) held.current = document.activeElement;
    edit?.(moveBlock(id, by));
    sayPlace(id, name);
  };
  /** Loads what drags blocks when the pointer comes near; a finger has to press longer than that takes. */
  const prepareDrag = () => {
    const list = frame.current?.parentElement;
    if (!edit || !list) return;
    import('./drag-blocks.ts').then(
      ({ dragBlocks }) =>
        dragBlocks(list, (dragged, target, side) => {
          edit(placeBlock(dragged, target, side));
          const moved = list.querySelector(`[data-block="${CSS.escape(dragged)}"] h3`);
          sayPlace(dragged, moved?.textContent ?? name);
        }),
      // Without the file, the buttons and keys still move blocks.
      () => undefined,
    );
  };
  const remove = () => {
    const list = frame.current?.parentElement ?? null;
    edit?.(removeBlock(id));
    setTimeout(() => focusBlockAt(list, index));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!edit || by === undefined || !event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(by);
  };
  return (
    <Box
      component="li"
      ref={frame}
      data-block={id}
      onKeyDown={onKeyDown}
      sx={{
        listStyle: 'none',
        position: 'relative',
        py: 2.5,
        borderTop: '1px solid',
        borderColor: 'divider',
        breakInside: 'avoid',
        '&:first-of-type': { borderTop: 0 },
        '@media (hover: hover)': {
          '& > div > [data-actions], & > div > [data-grip]': { opacity: 0 },
          '&:hover > div > [data-actions], &:focus-within > div > [data-actions]': { opacity: 1 },
          '&:hover > div > [data-grip]': { opacity: 1 },
        },
        ...dragStyles,
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 0.75 }}>
        {edit && count > 1 && (
          // For pointers only: keys and screen readers move a block by its buttons.
          <Box data-grip aria-hidden onPointerEnter={prepareDrag} sx={gripStyles}>
            <GripVertical size={18} />
          </Box>
        )}
        <Box sx={{ flex: '1 1 0', minWidth: 120, color: 'primary.main', fontWeight: 600 }}>
          {heading ?? <h3 style={{ all: 'unset' }}>{name}</h3>}
        </Box>
        <Box sx={{ order: 1, '@media (hover: hover)': { order: 2 } }}>{aside}</Box>
        {edit && (
          <Box
            {...toolbar}
            data-actions
            aria-label={text('draft.actions', { name })}
            // Buttons that show only on hover leave the end of the line to those that always show.
            sx={{
              order: 2,
              '@media (hover: hover)': { order: 1 },
              display: 'flex',
              transition: 'opacity 150ms',
              displayPrint: 'none',
            }}
          >
            <IconAction
              label={text('draft.moveUp', { name })}
              Icon={ArrowUp}
              keys="Alt+ArrowUp"
              disabled={index === 0}
              onClick={() => move(-1)}
            />
            <IconAction
              label={text('draft.moveDown', { name })}
              Icon={ArrowDown}
              keys="Alt+ArrowDown"
              disabled={index === count - 1}
              onClick={() => move(1)}
            />
            {redraft && (
              <IconAction
                label={text('draft.redraft', { name })}
                Icon={Sparkles}
                onClick={() => redraft(id)}
              />
            )}
            {actions}
            <IconAction label={text('draft.remove', { name })} Icon={Trash2} onClick={remove} />
          </Box>
        )}
      </Box>
      {children}
    </Box>
  );
};
