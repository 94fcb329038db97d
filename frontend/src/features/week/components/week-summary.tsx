import Box from '@mui/material/Box';
import { SessionSign, signedStates } from '#frontend/days/components/session-sign.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import type { Week } from '../model/week.ts';

/** How many sessions a week has, what was lost, and what the signs mean. */
export const WeekSummary = ({ week }: { readonly week: Week<unknown> }) => {
  const slots = week.days.flatMap((day) => day.slots);
  const lost = slots.filter(({ session }) => session.what === 'lost');
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: '4px 20px',
        pt: 1.5,
        fontSize: '0.8125rem',
        color: 'text.secondary',
      }}
    >
      <span>
        <Message id="week.summary" values={{ count: slots.length, lost: lost.length }} />
      </span>
      {signedStates.map((state) => (
        <SessionSign key={state} state={state} isInWords />
      ))}
    </Box>
  );
};
