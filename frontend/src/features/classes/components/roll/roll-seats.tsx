import Box from '@mui/material/Box';
import type { Roll } from '#shared/model/attendance.ts';
import type { SeatingPlan } from '#shared/model/seating.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { SeatPlan } from '#frontend/record/components/seating/lazy-seat-plan.tsx';
import { signOf, type RollPupil } from '../../model/roll/roll-list.ts';
import { rollSigns } from './roll-signs.tsx';
import { RollTiles, type RollTilesProps } from './roll-tiles.tsx';

/** The roll by the seats of the class. Pupils without a seat have tiles below. */
export const RollSeats = ({ plan, ...tiles }: RollTilesProps & { readonly plan: SeatingPlan }) => {
  const text = useMessage();
  const { pupils, roll, onTap, onHold } = tiles;
  const seated = new Set(Object.values(plan.seats));
  const standing = pupils.filter(({ id }) => !seated.has(id));
  const byId = new Map(pupils.map((pupil) => [pupil.id, pupil]));
  const withPupil = (id: string, act: (pupil: RollPupil) => void) => {
    const pupil = byId.get(id);
    if (pupil) act(pupil);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <SeatPlan
        plan={plan}
        pupils={pupils.map(({ id, name }) => ({ id, fullName: name }))}
        lookOf={(id) => lookOf(roll, id, text)}
        onTap={(id) => withPupil(id, onTap)}
        buttonOf={(id) => ({
          onContextMenu: (event) => {
            event.preventDefault();
            withPupil(id, onHold);
          },
        })}
      />
      {standing.length > 0 && <RollTiles {...tiles} pupils={standing} />}
    </Box>
  );
};

/** How the seat of a pupil looks, and what it says. */
function lookOf(roll: Roll, id: string, text: ReturnType<typeof useMessage>) {
  const said = signOf(roll, id);
  const words = text(`roll.sign.${said}`);
  if (said === 'present') return { words };
  const { Icon, color, ground } = rollSigns[said];
  return {
    words,
    sign: <Icon size={16} aria-hidden />,
    sx: { color, bgcolor: ground, borderColor: 'currentColor' },
  };
}
