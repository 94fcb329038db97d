import Box from '@mui/material/Box';
import { DoorOpen } from 'lucide-react';
import { useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import { placeOf, seatAt, seatsOf, type Seat } from '#shared/seating/room.ts';
import type { SeatingPlan } from '#shared/model/seating.ts';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import { Message } from '#frontend/i18n/message.tsx';

/** A seat with the number that it is called by: in its row, from where reading begins. */
export interface NumberedSeat extends Seat {
  readonly number: number;
}

/** What makes a seat a part of the room: it is found by these when it is tapped, dragged to, or reached by an arrow key. */
export const seatProps = ({ key }: Pick<Seat, 'key'>, current: string | undefined) => ({
  'data-seat': key,
  tabIndex: key === current ? 0 : -1,
});

interface Props {
  readonly plan: SeatingPlan;
  readonly isHere: (pupil: string) => boolean;
  /** Draws a seat; `current` is the seat that the Tab key leads to. */
  readonly seat: (seat: NumberedSeat, current: string | undefined) => ReactNode;
  /** Draws a place without a seat; by default it is empty. */
  readonly gap?: (row: number, column: number) => ReactNode;
}

const steps = new Map([
  ['ArrowLeft', [0, -1]],
  ['ArrowRight', [0, 1]],
  ['ArrowUp', [-1, 0]],
  ['ArrowDown', [1, 0]],
]);

/** Moves the focus to the next seat in the direction of an arrow key, over gaps. */
const moveFocus = (event: KeyboardEvent<HTMLElement>, { rows, columns }: SeatingPlan): void => {
  const [down = 0, right = 0] = steps.get(event.key) ?? [];
  const from = event.target instanceof Element && event.target.closest('[data-seat]');
  if ((down === 0 && right === 0) || !from) return;
  event.preventDefault();
  let [row, column] = placeOf(from.getAttribute('data-seat') ?? '');
  for (;;) {
    [row, column] = [row + down, column + right];
    if (row < 1 || column < 1 || row > rows || column > columns) return;
    const next = event.currentTarget.querySelector(`[data-seat="${seatAt(row, column)}"]`);
    if (next instanceof HTMLElement) return next.focus();
  }
};

const wall = {
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  minHeight: 30,
  fontSize: '0.75rem',
  color: 'text.secondary',
} as const;
const side = { display: 'flex', alignItems: 'center', gap: 1 } as const;

const Door = () => (
  <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
    <DoorOpen size={18} />
    <Message id="seating.door" />
  </Box>
);

const Desk = () => (
  <Box
    sx={{
      px: 2,
      py: 0.5,
      border: '1px solid',
      borderColor: 'paper.outline',
      borderRadius: '4px',
    }}
  >
    <Message id="seating.desk" />
  </Box>
);

/** A wall with the door, and that of the board with the teacher's desk. */
const Wall = ({ plan, at }: { readonly plan: SeatingPlan; readonly at: 'front' | 'back' }) => {
  const { door, desk = 'middle' } = plan;
  const has = (place: string): boolean => at === 'front' && desk === place;
  return (
    <Box sx={wall}>
      <Box sx={side}>
        {door === `${at}-left` && <Door />}
        {has('left') && <Desk />}
      </Box>
      {has('middle') ? <Desk /> : <span />}
      <Box sx={{ ...side, justifyContent: 'end' }}>
        {has('right') && <Desk />}
        {door === `${at}-right` && <Door />}
      </Box>
    </Box>
  );
};

/**
 * The room of a class: the board above, the seats below it with their tables and aisles. It is drawn from the left in each
 * language, because a room is not mirrored; only the numbers of seats begin where reading does.
 */
export const Room = ({ plan, isHere, seat, gap }: Props) => {
  const { direction } = useLocale();
  const { rows, columns, aisles } = plan;
  const seats = useMemo(() => {
    const inRow = Map.groupBy(seatsOf(plan, isHere), ({ row }) => row);
    const numbered = [...inRow.values()].flatMap((all) =>
      all.map((one, index): NumberedSeat => {
        return { ...one, number: direction === 'rtl' ? all.length - index : index + 1 };
      }),
    );
    return new Map(numbered.map((one) => [one.key, one]));
  }, [plan, isHere, direction]);
  const [focused, setFocused] = useState<string>();
  const current = focused !== undefined && seats.has(focused) ? focused : [...seats.keys()][0];
  const isAisle = new Set(aisles.filter((at) => at < columns));
  const tracks = Array.from({ length: columns }, (_, index) =>
    isAisle.has(index + 1) ? 'minmax(var(--seat), 1fr) var(--aisle)' : 'minmax(var(--seat), 1fr)',
  );
  const columnOf = (column: number): number =>
    column + [...isAisle].filter((at) => at < column).length;
  return (
    <Box
      sx={{
        // Six seats fit on the smallest phone.
        '--seat': { xs: '2.5rem', sm: '4.5rem' },
        '--aisle': { xs: '0.375rem', sm: '1.25rem' },
        overflowX: 'auto',
        // The outline of a focused seat at the edge.
        p: '4px',
      }}
    >
      <Box
        dir="ltr"
        onKeyDown={(event) => moveFocus(event, plan)}
        onFocus={({ target }) => {
          const key = target.closest('[data-seat]')?.getAttribute('data-seat');
          if (key) setFocused(key);
        }}
        sx={{ display: 'grid', gap: 1, minWidth: 'min-content', maxWidth: 72 * 16, mx: 'auto' }}
      >
        <Box
          sx={{
            justifySelf: 'center',
            width: '60%',
            minHeight: 28,
            display: 'grid',
            placeItems: 'center',
            borderRadius: '4px',
            bgcolor: 'text.primary',
            color: 'background.paper',
            fontSize: '0.8125rem',
            fontWeight: 500,
          }}
        >
          <Message id="seating.board" />
        </Box>
        <Wall plan={plan} at="front" />
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: tracks.join(' '),
            columnGap: '3px',
            rowGap: { xs: 0.75, sm: 1.25 },
          }}
        >
          {Array.from({ length: rows * columns }, (_, at) => {
            const [row, column] = [Math.floor(at / columns) + 1, (at % columns) + 1];
            const one = seats.get(seatAt(row, column));
            const drawn = one ? seat(one, current) : gap?.(row, column);
            if (drawn === undefined) return null;
            return (
              <Box
                key={seatAt(row, column)}
                sx={{ gridRow: row, gridColumn: columnOf(column), display: 'grid', minWidth: 0 }}
              >
                {drawn}
              </Box>
            );
          })}
        </Box>
        {plan.door?.startsWith('back') && <Wall plan={plan} at="back" />}
      </Box>
    </Box>
  );
};
