import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { Tick } from '#frontend/components/form/check-box.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { paths } from '#frontend/lib/paths.ts';
import type { MovedHours } from '../../model/new-year/move-rows.ts';

interface Props {
  /** Whether last year's classes have mark sheets. */
  readonly hasSheets: boolean;
  readonly withSheets: boolean;
  readonly onSheets: () => void;
  /** What would change in the timetable; undefined if new names have hours there already. */
  readonly hours: readonly MovedHours[] | undefined;
  readonly withHours: boolean;
  readonly onHours: () => void;
}

const muted = { color: 'text.secondary', fontSize: '0.875rem' };

/** What goes along with the classes, and what goes along only if the teacher wishes it. */
export const Also = ({ hasSheets, withSheets, onSheets, hours, withHours, onHours }: Props) => (
  <Box component="section" sx={{ display: 'grid', gap: 1 }}>
    <Typography component="h3" sx={{ fontWeight: 500 }}>
      <Message id="newYear.also" />
    </Typography>
    {hasSheets && (
      <Tick checked={withSheets} onChange={onSheets}>
        <Message id="newYear.sheets" />
      </Tick>
    )}
    {hours && hours.length > 0 && (
      <Tick checked={withHours} onChange={onHours}>
        <Message id="newYear.hours" />
        {hours.map((one) => (
          <Box key={one.from} component="span" sx={{ ...muted, display: 'block' }}>
            <Message id="newYear.hoursOf" values={{ ...one }} />
          </Box>
        ))}
      </Tick>
    )}
    {!hours && (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
        <Message id="newYear.hoursUnclear" />
        <Box component={Link} to={paths.schoolYear} sx={{ color: 'primary.main' }}>
          <Message id="newYear.toTimetable" />
        </Box>
      </Box>
    )}
    <Box sx={muted}>
      <Message id="newYear.holds" />
    </Box>
  </Box>
);
