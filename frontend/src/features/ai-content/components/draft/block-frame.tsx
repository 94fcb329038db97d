import Box from '@mui/material/Box';
import { ArrowDown, ArrowUp, Sparkles, Trash2 } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { moveBlock, removeBlock } from '../../model/draft/edit-blocks.ts';
import { useDraftView } from './draft-context.ts';
import { IconAction } from './icon-action.tsx';

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

/** A phase, question or exercise with its actions, available as buttons and by Alt with an arrow key. */
export const BlockFrame = (props: Props) => {
  const { id, name, index, count, aside, heading, actions, children } = props;
  const { edit, redraft } = useDraftView();
  const text = useMessage();
  const frame = useRef<HTMLLIElement>(null);
  const held = useRef<HTMLElement>(null);
  // Moving an element in the page loses its focus, so restore it; a phase that changes its session keeps its index.
  useEffect(() => {
    held.current?.focus();
    held.current = null;
  });

  const move = (by: number) => {
    if (index + by < 0 || index + by >= count) return;
    if (document.activeElement instanceof HTMLElement) held.current = document.activeElement;
    edit?.(moveBlock(id, by));
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
        py: 2.5,
        borderTop: '1px solid',
        borderColor: 'divider',
        breakInside: 'avoid',
        '&:first-of-type': { borderTop: 0 },
        '@media (hover: hover)': {
          '& > div > [data-actions]': { opacity: 0 },
          '&:hover > div > [data-actions], &:focus-within > div > [data-actions]': { opacity: 1 },
        },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 0.75 }}>
        <Box sx={{ flex: '1 1 0', minWidth: 120, color: 'primary.main', fontWeight: 600 }}>
          {heading ?? <h3 style={{ all: 'unset' }}>{name}</h3>}
        </Box>
        <Box sx={{ order: 1, '@media (hover: hover)': { order: 2 } }}>{aside}</Box>
        {edit && (
          <Box
            data-actions
            role="group"
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
