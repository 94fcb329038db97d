import Box from '@mui/material/Box';
import { useEffect, useEffectEvent } from 'react';
import { useDays, type Days } from '#frontend/days/hooks/use-days.ts';
import { LoadFailure } from './load-failure.tsx';

interface Props {
  /** What Today loads too, and says itself if it could not be loaded. */
  readonly saidElsewhere: readonly { readonly error: unknown }[];
  readonly onDays: (days: Days) => void;
}

/** Tells what is known of the days, whenever that changes. Draws only what could not be loaded for it. */
export const DaysSource = ({ saidElsewhere, onDays }: Props) => {
  const { days, resources } = useDays();
  const tell = useEffectEvent(onDays);
  useEffect(() => {
    if (days) tell(days);
  }, [days]);
  const errors = saidElsewhere.map(({ error }) => error);
  return (
    <Box sx={{ gridColumn: '1 / -1', minWidth: 0, '&:empty': { display: 'none' } }}>
      <LoadFailure of={resources.filter(({ error }) => !errors.includes(error))} />
    </Box>
  );
};
