import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

const tones = {
  pending: { color: 'job.pending.text', bgcolor: 'job.pending.wash' },
  running: { color: 'job.running.text', bgcolor: 'job.running.wash' },
} as const;

interface Props {
  readonly tone: keyof typeof tones;
  readonly children: ReactNode;
}

/** A line above a page that comes and goes in the page's own margin, so that it moves nothing. */
export const StatusLine = ({ tone, children }: Props) => (
  <Box sx={{ position: 'relative', height: 0, zIndex: 1 }}>
    <Box
      data-status-line
      sx={{
        position: 'absolute',
        inset: '0 0 auto',
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        height: 24,
        px: { xs: 2, sm: 4 },
        overflow: 'hidden',
        whiteSpace: 'nowrap',
        fontSize: '0.8125rem',
        ...tones[tone],
        '& button': { minHeight: 24, py: 0, marginInlineStart: 'auto', flexShrink: 0 },
      }}
    >
      {children}
    </Box>
  </Box>
);
