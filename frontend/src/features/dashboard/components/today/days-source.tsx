import Box from '@mui/material/Box';
import { useEffect, useEffectEvent } from 'react';
import { useDays, type Days } from '#frontend/days/hooks/use-days.ts';
import { useNow } from '#frontend/days/hooks/use-now.ts';
import { isoDateOf } from '#frontend/lib/local-date.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useLongAbsences } from '../../hooks/use-long-absences.ts';
import type { NamedAbsence } from '../../model/today/long-absences.ts';
import { LoadFailure } from './load-failure.tsx';

interface Props {
  /** What Today loads too, and says itself if it could not be loaded. */
  readonly saidElsewhere: readonly { readonly error: unknown }[];
  readonly onDays: (days: Days, absences: readonly NamedAbsence[]) => void;
}

/** Tells what is known of the days and of long absences, whenever that changes. Draws only what could not be loaded for it. */
export const DaysSource = ({ saidElsewhere, onDays }: Props) => {
  const { toRecord, resources } = useDays();
  const absences = useLongAbsences(toRecord, isoDateOf(useNow()));
  const tell = useEffectEvent(onDays);
  useEffect(() => {
    if (toRecord && absences) tell(toRecord, absences);
  }, [toRecord, absences]);
  const errors = saidElsewhere.map(({ error }) => error);
  return (
    <Box sx={{ gridColumn: '1 / -1', minWidth: 0, '&:empty': { display: 'none' } }}>
      <LoadFailure of={resources.filter(({ error }) => !errors.includes(error))}>
        {toRecord?.areLogsKnown === false && (
          <>
            <Message id="days.logsUnknown" />{' '}
          </>
        )}
      </LoadFailure>
    </Box>
  );
};
