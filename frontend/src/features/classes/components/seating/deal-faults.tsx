import Box from '@mui/material/Box';
import type { Dealt } from '#shared/seating/deal-seats.ts';
import { Message } from '#frontend/i18n/message.tsx';

interface Props {
  readonly faults: Omit<Dealt, 'plan'> | undefined;
  readonly names: ReadonlyMap<string, string>;
}

/** Which wishes the last deal could not fulfil. */
export const DealFaults = ({ faults, names }: Props) => {
  const nameOf = (pupil: string): string => names.get(pupil) ?? '';
  const { together = [], behind = [] } = faults ?? {};
  if (together.length + behind.length === 0) return null;
  return (
    <Box
      role="note"
      sx={{ p: 1.5, borderRadius: '8px', bgcolor: 'paper.saffronWash', fontSize: '0.875rem' }}
    >
      {together.length > 0 && (
        <div>
          <Message
            id="seating.together"
            values={{
              count: together.length,
              names: together.map((pair) => pair.map(nameOf).join(' + ')).join(' · '),
            }}
          />
        </div>
      )}
      {behind.length > 0 && (
        <div>
          <Message
            id="seating.behind"
            values={{ count: behind.length, names: behind.map(nameOf).join(' · ') }}
          />
        </div>
      )}
    </Box>
  );
};
