import Box from '@mui/material/Box';
import { ArrowDown, ArrowUp, Sparkles, Trash2 } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { moveBlock, removeBlock } from '../../draft/edit-blocks.ts';
import { useDraftView } from './draft-context.ts';
import { IconAction } from './icon-action.tsx';

interface Placed {
  /** Its place, from 0, among so many. */
  readonly place: number;
  readonly count: number;
}

/** Where a block stands, and whether it was just added. */
export interface BlockProps extends Placed {
  readonly isNew: boolean;
}

interface Props extends Placed {
  readonly id: string;
  /** As the sheet calls it, e.g. “Question 3”. */
  readonly name: string;
  /** Beside its name, such as its points. */
  readonly aside?: ReactNode;
  /** Instead of its name, where the sheet has one of its own. */
  readonly heading?: ReactNode;
  readonly children: ReactNode;
}

/** Gives the focus to the block that comes into the place of another; to what follows the list where none does. */
const focusBlockAt = (list: Element | null, place: number): void => {
  const blocks = list?.querySelectorAll<HTMLElement>(':scope > [data-block]');
  const next = blocks?.[Math.min(place, blocks.length - 1)];
  const fallback = list?.parentElement?.querySelector<HTMLElement>('[data-add]');
  (next?.querySelector<HTMLElement>('button') ?? fallback)?.focus();
};

/** A phase, question or exercise: what can be done with it, by buttons and by Alt and an arrow. */
export const BlockFrame = (props: Props) => {
  const { id, name, place, count, aside, heading, children } = props;
  const { edit, redraft } = useDraftView();
  const text = useMessage();
  const frame = useRef<HTMLLIElement>(null);
  const held = useRef<HTMLElement>(null);
  // Where the browser takes the block out and puts it in again, it loses the focus.
  useEffect(() => {
    held.current?.focus();
    held.current = null;
  }, [place]);

  const move = (by: number) => {
    if (place + by < 0 || place + by >= count) return;
    if (document.activeElement instanceof HTMLElement) held.current = document.activeElement;
    edit?.(moveBlock(id, by));
  };
  const remove = () => {
    const list = frame.current?.parentElement ?? null;
    edit?.(removeBlock(id));
    setTimeout(() => focusBlockAt(list, place));
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
            // Where they show under the mouse only, they leave the end of the line to what always shows.
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
              disabled={place === 0}
              onClick={() => move(-1)}
            />
            <IconAction
              label={text('draft.moveDown', { name })}
              Icon={ArrowDown}
              keys="Alt+ArrowDown"
              disabled={place === count - 1}
              onClick={() => move(1)}
            />
            {redraft && (
              <IconAction
                label={text('draft.redraft', { name })}
                Icon={Sparkles}
                onClick={() => redraft(id)}
              />
            )}
            <IconAction label={text('draft.remove', { name })} Icon={Trash2} onClick={remove} />
          </Box>
        )}
      </Box>
      {children}
    </Box>
  );
};
