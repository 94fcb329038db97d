import Box from '@mui/material/Box';
import { memo } from 'react';
import { visuallyHidden } from '#frontend/components/text/visually-hidden.ts';
import { Message } from '#frontend/i18n/message.tsx';
import type { Text } from '#frontend/i18n/message-id.ts';
import type { Counts } from '../../model/roll/roll-list.ts';
import { SMALL_SCREEN } from './roll-frame.tsx';
import { rollSigns } from './roll-signs.tsx';

/** Between what a screen reader says. */
const SPACE = ' ';

const shown = ['present', 'absent', 'late', 'excused'] as const;

// The styles are those of one element: each tap draws the counts.
const styles = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-around',
  columnGap: 1,
  py: 0.25,
  mb: { xs: 0.5, sm: 1 },
  bgcolor: 'background.default',
  borderBottom: '1px solid',
  borderColor: 'divider',
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  '@media (min-width: 20em) and (min-height: 30em)': { position: 'sticky', top: 64, zIndex: 1 },
  [SMALL_SCREEN]: { top: 0 },
  '& b': { fontSize: '1.0625rem', fontWeight: 600, marginInlineEnd: '0.25rem' },
  '& > .present': { color: 'text.secondary', '& b': { color: 'text.primary' } },
  ...Object.fromEntries(
    Object.entries(rollSigns).map(([sign, { color }]) => [`& > .${sign}`, { color }]),
  ),
};

interface CountProps {
  readonly sign: (typeof shown)[number];
  readonly count: number;
}

const Count = memo(({ sign, count }: CountProps) => (
  <span className={sign}>
    <b>{count}</b>
    {SPACE}
    <Message id={`roll.count.${sign}`} values={{ count }} />
    {SPACE}
  </span>
));

interface Props {
  readonly counts: Counts;
  /** What was done last, for screen readers. */
  readonly last: Text | undefined;
}

/** How many are present, absent, late and excused; stays in view while the names scroll. */
export const RollCounts = ({ counts, last }: Props) => (
  <Box role="status" sx={styles}>
    {last && (
      <span style={visuallyHidden}>
        <Message {...last} />
        {SPACE}
      </span>
    )}
    {shown.map((sign) => (
      <Count key={sign} sign={sign} count={counts[sign]} />
    ))}
  </Box>
);
