import Typography from '@mui/material/Typography';
import { RotateCcw } from 'lucide-react';
import type { Holiday } from '#shared/model/school-year.ts';
import type { HolidayPreset } from '#shared/school-year/default-holidays.ts';
import { Message } from '#frontend/i18n/message.tsx';
import type { Problems } from '../../model/year-problems.ts';
import { DaysList } from './days-list.tsx';

interface Props {
  /** The teacher's own holidays; undefined while the season's usual ones apply. */
  readonly own: readonly Holiday[] | undefined;
  readonly preset: HolidayPreset;
  readonly onChange: (own: Holiday[] | undefined) => void;
  readonly problems: Problems;
}

/** The holidays of the season: the usual ones until one is changed. */
export const HolidayList = ({ own, preset, onChange, problems }: Props) => (
  <>
    <DaysList
      list="holiday"
      labelledBy="holidays"
      days={own ?? preset.holidays}
      onChange={onChange}
      problems={problems}
      other={
        own && {
          label: 'schoolYear.resetHolidays',
          icon: <RotateCcw size={16} />,
          days: undefined,
        }
      }
    />
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
      <Message
        id={own ? 'schoolYear.ownHolidays' : `schoolYear.basis.${preset.basis}`}
        values={{ asOf: preset.asOf }}
      />
    </Typography>
  </>
);
