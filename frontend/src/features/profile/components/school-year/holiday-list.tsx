import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Plus, RotateCcw } from 'lucide-react';
import { limits } from '#shared/model/limits.ts';
import type { Holiday } from '#shared/model/school-year.ts';
import type { HolidayPreset } from '#shared/school-year/default-holidays.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { HolidayRow } from './holiday-row.tsx';

interface Props {
  /** The teacher's own holidays; undefined while the season's usual ones apply. */
  readonly own: readonly Holiday[] | undefined;
  readonly preset: HolidayPreset;
  readonly onChange: (own: Holiday[] | undefined) => void;
  /** Whether to show errors. */
  readonly tried: boolean;
}

/** The holidays of the season with first and last day: the usual ones until one is changed. */
export const HolidayList = ({ own, preset, onChange, tried }: Props) => {
  const shown = own ?? preset.holidays;
  return (
    <Box>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        <Message
          id={own ? 'schoolYear.ownHolidays' : `schoolYear.basis.${preset.basis}`}
          values={{ asOf: preset.asOf }}
        />
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {shown.map((holiday, index) => (
          <HolidayRow
            key={index}
            holiday={holiday}
            index={index}
            tried={tried}
            onChange={(part) => onChange(shown.with(index, { ...holiday, ...part }))}
            onRemove={() => onChange(shown.toSpliced(index, 1))}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button
          size="small"
          startIcon={<Plus size={16} aria-hidden />}
          disabled={shown.length >= limits.holidays}
          onClick={() => onChange([...shown, { name: '', from: '', to: '' }])}
        >
          <Message id="schoolYear.addHoliday" />
        </Button>
        {own && (
          <Button
            size="small"
            color="inherit"
            startIcon={<RotateCcw size={16} aria-hidden />}
            onClick={() => onChange(undefined)}
          >
            <Message id="schoolYear.resetHolidays" />
          </Button>
        )}
      </Box>
    </Box>
  );
};
