import { useEffect, useEffectEvent } from 'react';
import { useDays, type Days } from '#frontend/days/hooks/use-days.ts';

/** Tells what is known of the days, whenever that changes. Draws nothing. */
export const DaysSource = ({ onDays }: { readonly onDays: (days: Days) => void }) => {
  const { days } = useDays();
  const tell = useEffectEvent(onDays);
  useEffect(() => {
    if (days) tell(days);
  }, [days]);
  return null;
};
