import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Plus, RotateCcw, X } from 'lucide-react';
import { limits } from '#shared/model/limits.ts';
import type { Holiday } from '#shared/model/school-year.ts';
import type { HolidayPreset } from '#shared/school-year/default-holidays.ts';
import { TextField } from '#frontend/components/form/text-field.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';

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
  const text = useMessage();
  const shown = own ?? preset.holidays;
  const change = (place: number, part: Partial<Holiday>) =>
    onChange(shown.map((one, index) => (index === place ? { ...one, ...part } : one)));
  return (
    <Box>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        <Message
          id={own ? 'schoolYear.ownHolidays' : `schoolYear.basis.${preset.basis}`}
          values={{ asOf: preset.asOf }}
        />
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {shown.map(({ name, from, to }, place) => (
          <Box
            component="li"
            key={place}
            sx={{
              position: 'relative',
              display: 'grid',
              gridTemplateColumns: { xs: '1fr 1fr', sm: '2fr 1fr 1fr auto' },
              gap: 1,
              alignItems: 'start',
              '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
              // Two dates must fit side by side on the narrowest phone.
              '& input[type=date]': {
                px: { xs: 1, sm: 1.75 },
                fontSize: { xs: '0.875rem', sm: 'inherit' },
              },
            }}
          >
            <TextField
              name={`holiday-${place}`}
              label={<Message id="schoolYear.holiday" />}
              value={name}
              onChange={(value) => change(place, { name: value })}
              error={tried && name.trim() === '' ? { id: 'form.required' } : undefined}
              inputProps={{ maxLength: limits.textLength }}
            />
            <TextField
              name={`holiday-from-${place}`}
              type="date"
              label={<Message id="schoolYear.from" />}
              value={from}
              onChange={(value) => change(place, { from: value })}
              error={tried && from === '' ? { id: 'form.dateInvalid' } : undefined}
            />
            <TextField
              name={`holiday-to-${place}`}
              type="date"
              label={<Message id="schoolYear.to" />}
              value={to}
              onChange={(value) => change(place, { to: value })}
              error={
                tried && (to === '' || to < from) ? { id: 'schoolYear.endsBefore' } : undefined
              }
            />
            <IconButton
              aria-label={text('schoolYear.removeHoliday', { name })}
              onClick={() => onChange(shown.filter((_, index) => index !== place))}
              sx={{
                mt: { sm: 3.5 },
                justifySelf: 'start',
                // On a phone the button is at the end of the label's line.
                position: { xs: 'absolute', sm: 'static' },
                top: -10,
                insetInlineEnd: 0,
              }}
            >
              <X size={18} aria-hidden />
            </IconButton>
          </Box>
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
