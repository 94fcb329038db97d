import Box from '@mui/material/Box';
import { visuallyHidden } from '#frontend/components/text/visually-hidden.ts';
import { Message } from '#frontend/i18n/message.tsx';
import type { Text } from '#frontend/i18n/message-id.ts';
import type { Counts } from '../../model/roll/roll-list.ts';
import { rollSigns } from './roll-signs.tsx';

/** Between what a screen reader says. */
const SPACE = ' ';

const shown = ['present', 'absent', 'late', 'excused'] as const;

interface Props {
  readonly counts: Counts;
  /** What was done last, for screen readers. */
  readonly last: Text | undefined;
}

/** How many are present, absent, late and excused; stays in view while the names scroll. */
export const RollCounts = ({ counts, last }: Props) => (
  <Box
    role="status"
    sx={{
      display: 'grid',
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      py: 0.5,
      mb: 1,
      bgcolor: 'background.default',
      borderBottom: '1px solid',
      borderColor: 'divider',
      textAlign: 'center',
      fontSize: '0.8125rem',
      lineHeight: 1.5,
      '@media (min-width: 20em) and (min-height: 30em)': { position: 'sticky', top: 64, zIndex: 1 },
      '@media (max-width: 20em)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    }}
  >
    {last && (
      <span style={visuallyHidden}>
        <Message {...last} />
        {SPACE}
      </span>
    )}
    {shown.map((sign) => (
      <Box
        component="span"
        key={sign}
        sx={{ color: sign === 'present' ? 'text.secondary' : rollSigns[sign].color }}
      >
        <Box
          component="span"
          sx={{
            display: { xs: 'block', sm: 'inline' },
            marginInlineEnd: { sm: 0.75 },
            fontSize: '1.125rem',
            fontWeight: 600,
            ...(sign === 'present' && { color: 'text.primary' }),
          }}
        >
          {counts[sign]}
        </Box>
        {SPACE}
        <Message id={`roll.count.${sign}`} values={{ count: counts[sign] }} />
        {SPACE}
      </Box>
    ))}
  </Box>
);
