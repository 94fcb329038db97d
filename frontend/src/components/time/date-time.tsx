import Box from '@mui/material/Box';
import { FormattedDate, FormattedRelativeTime } from 'react-intl';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Unit = 'second' | 'minute' | 'hour' | 'day';

/** The largest unit that fits the distance; less than a minute is now. */
const distance = (seconds: number): { value: number; unit: Unit } => {
  const size = Math.abs(seconds);
  if (size < MINUTE) return { value: 0, unit: 'second' };
  if (size < HOUR) return { value: Math.trunc(seconds / MINUTE), unit: 'minute' };
  if (size < DAY) return { value: Math.trunc(seconds / HOUR), unit: 'hour' };
  return { value: Math.trunc(seconds / DAY), unit: 'day' };
};

interface Props {
  /** ISO 8601. */
  readonly at: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** A relative time ("3 minutes ago"), with the exact time below. */
export const DateTime = ({ at, now }: Props) => (
  <Box component="time" dateTime={at} sx={{ display: 'block' }}>
    <Box component="span" sx={{ display: 'block' }}>
      <FormattedRelativeTime {...distance((Date.parse(at) - now) / 1000)} numeric="auto" />
    </Box>
    <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8125rem' }}>
      <FormattedDate value={at} dateStyle="medium" timeStyle="short" />
    </Box>
  </Box>
);
