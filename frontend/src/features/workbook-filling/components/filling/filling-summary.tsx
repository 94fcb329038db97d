import Box from '@mui/material/Box';
import { CircleAlert, CircleCheck, CircleMinus } from 'lucide-react';
import {
  countRemarks,
  type FillingPlan,
  type PlannedCell,
} from '../../model/filling/plan-filling.ts';
import { Message } from '#frontend/i18n/message.tsx';

const lines = [
  {
    id: 'filling.write',
    states: ['write', 'overwrite'],
    Icon: CircleCheck,
    colour: 'success.main',
  },
  { id: 'filling.same', states: ['same'], Icon: CircleMinus, colour: 'text.secondary' },
  { id: 'filling.kept', states: ['kept'], Icon: CircleMinus, colour: 'text.secondary' },
  { id: 'filling.refused', states: ['refused'], Icon: CircleAlert, colour: 'error.main' },
] as const satisfies readonly {
  states: readonly PlannedCell['state'][];
  [other: string]: unknown;
}[];

/** The number of marks to write, and what happens to the others. */
export const FillingSummary = ({ plan }: { readonly plan: FillingPlan }) => {
  const remarks = new Set(
    plan.columns.flatMap(({ kind, column }) => (kind === 'remark' ? [column] : [])),
  );
  const written = countRemarks(plan);
  return (
    <Box role="status" sx={{ display: 'grid', gap: 0.5, fontWeight: 500 }}>
      {lines.map(({ id, states, Icon, colour }) => {
        const isOf: readonly string[] = states;
        const count = plan.cells.filter(
          ({ state, column }) => isOf.includes(state) && !remarks.has(column),
        ).length;
        if (count === 0 && id !== 'filling.write') return null;
        // Zero written marks get no success icon.
        const Shown = count === 0 ? CircleMinus : Icon;
        return (
          <Box
            key={id}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 0.75,
              color: count === 0 ? 'text.secondary' : colour,
            }}
          >
            <Shown size={16} style={{ flexShrink: 0 }} />
            <span>
              <Message id={id} values={{ count }} />
            </span>
          </Box>
        );
      })}
      {written > 0 && <Message id="filling.writeRemarks" values={{ count: written }} />}
    </Box>
  );
};
