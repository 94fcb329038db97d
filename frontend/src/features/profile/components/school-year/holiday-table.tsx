import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Plus, RotateCcw } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { limits } from '#shared/model/limits.ts';
import type { Holiday } from '#shared/model/school-year.ts';
import type { HolidayPreset } from '#shared/school-year/default-holidays.ts';
import { visuallyHidden } from '#frontend/components/text/visually-hidden.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { HolidayRow } from './holiday-row.tsx';

interface Props {
  /** The teacher's own holidays; undefined while the season's usual ones apply. */
  readonly own: readonly Holiday[] | undefined;
  readonly preset: HolidayPreset;
  readonly onChange: (own: Holiday[] | undefined) => void;
  readonly tried: boolean;
}

const Head = () => (
  <Box component="thead" role="rowgroup">
    <Box component="tr" role="row">
      {(['holiday', 'from', 'to'] as const).map((column) => (
        <th key={column} role="columnheader" scope="col">
          <Message id={`schoolYear.${column}`} />
        </th>
      ))}
      <Box component="th" role="columnheader" scope="col">
        <Box component="span" sx={visuallyHidden}>
          <Message id="schoolYear.remove" />
        </Box>
      </Box>
    </Box>
  </Box>
);

/** The holidays of the season: the usual ones until one is changed. Writes out the roles of its table. */
export const HolidayTable = ({ own, preset, onChange, tried }: Props) => {
  const rows = useRef<HTMLTableSectionElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const shown = own ?? preset.holidays;
  const add = () => {
    flushSync(() => onChange([...shown, { name: '', from: '', to: '' }]));
    rows.current?.lastElementChild?.querySelector('input')?.focus();
  };
  const remove = (index: number) => {
    flushSync(() => onChange(shown.toSpliced(index, 1)));
    const next = rows.current?.children[Math.min(index, shown.length - 2)];
    (next?.querySelector('button') ?? adding.current)?.focus();
  };
  return (
    <>
      <Box
        component="table"
        role="table"
        aria-labelledby="holidays"
        sx={(theme) => ({
          width: '100%',
          borderCollapse: 'collapse',
          '& th': {
            ...theme.typography.caption,
            fontWeight: 500,
            color: 'text.secondary',
            textAlign: 'start',
            p: 0.5,
          },
          '& td': { p: 0.5, verticalAlign: 'top' },
          '& tbody tr': { borderTop: '1px solid', borderColor: 'divider' },
          [theme.breakpoints.up('sm')]: {
            '& td:nth-of-type(2), & td:nth-of-type(3)': { width: '10rem' },
            '& td:last-of-type': { width: '2.5rem' },
          },
          [theme.breakpoints.down('sm')]: {
            '&, & tbody, & td': { display: 'block' },
            '& thead': visuallyHidden,
            '& tbody tr': {
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.25rem), 1fr))',
              py: 0.5,
            },
            '& td:first-of-type': { gridArea: '1 / 1 / 2 / -1', marginInlineEnd: '2.5rem' },
            // The button is at the end of the name's line.
            '& td:last-of-type': { gridArea: '1 / 1 / 2 / -1', justifySelf: 'end' },
          },
        })}
      >
        {shown.length > 0 && <Head />}
        <Box component="tbody" role="rowgroup" ref={rows}>
          {shown.map((holiday, index) => (
            <HolidayRow
              key={index}
              holiday={holiday}
              index={index}
              tried={tried}
              onChange={(part) => onChange(shown.with(index, { ...holiday, ...part }))}
              onRemove={() => remove(index)}
            />
          ))}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button
          size="small"
          ref={adding}
          startIcon={<Plus size={16} />}
          disabled={shown.length >= limits.holidays}
          onClick={add}
        >
          <Message id="schoolYear.addHoliday" />
        </Button>
        {own && (
          <Button
            size="small"
            color="inherit"
            startIcon={<RotateCcw size={16} />}
            onClick={() => {
              flushSync(() => onChange(undefined));
              adding.current?.focus();
            }}
          >
            <Message id="schoolYear.resetHolidays" />
          </Button>
        )}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        <Message
          id={own ? 'schoolYear.ownHolidays' : `schoolYear.basis.${preset.basis}`}
          values={{ asOf: preset.asOf }}
        />
      </Typography>
    </>
  );
};
