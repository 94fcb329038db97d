import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedNumber } from 'react-intl';
import { visuallyHidden } from '#frontend/components/text/visually-hidden.ts';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';

/** In the place of a figure that is missing. */
export const NONE = '—';
/** Between a sentence and what follows it in the same line. */
export const SPACE = ' ';
const UP = '▲';
const DOWN = '▼';

/** A mark or an average, with two decimals. */
export const Mark = ({ value }: { readonly value: number | undefined }) =>
  value === undefined ? (
    NONE
  ) : (
    <bdi dir="ltr">
      <FormattedNumber value={value} minimumFractionDigits={2} maximumFractionDigits={2} />
    </bdi>
  );

interface ChangeProps {
  readonly value: number | undefined;
  /** Of averages; places have none. */
  readonly decimals?: number;
}

/** How much an average or a place has risen or fallen: a shape, a figure, and words for screen readers. */
export const Change = ({ value, decimals = 2 }: ChangeProps) => {
  if (value === undefined) return NONE;
  const figure = (
    <FormattedNumber
      value={Math.abs(value)}
      minimumFractionDigits={decimals}
      maximumFractionDigits={decimals}
    />
  );
  if (value === 0) return <Message id="report.unchanged" />;
  return (
    <Box
      component="span"
      sx={{ whiteSpace: 'nowrap', color: value > 0 ? 'job.success.text' : 'job.failed.text' }}
    >
      <Box component="span" aria-hidden sx={{ paddingInlineEnd: '4px' }}>
        {value > 0 ? UP : DOWN}
      </Box>
      <Box component="span" sx={visuallyHidden}>
        <Message id={value > 0 ? 'report.up' : 'report.down'} />
      </Box>
      <bdi dir="ltr">{figure}</bdi>
    </Box>
  );
};

interface CardProps {
  readonly title: MessageId;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a report with its heading. */
export const ReportCard = ({ title, actions, children }: CardProps) => (
  <Box
    component="section"
    sx={{
      minWidth: 0,
      p: { xs: 1.5, sm: 2 },
      border: '1px solid',
      borderColor: 'divider',
      borderRadius: '12px',
      bgcolor: 'background.paper',
      breakInside: 'avoid-page',
    }}
  >
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
      <Typography variant="h2" sx={{ flex: 1, fontSize: '1.125rem' }}>
        <Message id={title} />
      </Typography>
      {actions}
    </Box>
    {children}
  </Box>
);

interface TableProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A wide table, which scrolls in its own box, by keyboard too. */
export const ReportTable = ({ label, children }: TableProps) => (
  <Box role="region" aria-label={label} tabIndex={0} sx={{ overflowX: 'auto' }}>
    <Box
      component="table"
      aria-label={label}
      sx={{
        borderCollapse: 'collapse',
        width: '100%',
        fontVariantNumeric: 'tabular-nums',
        fontSize: { xs: '0.875rem', sm: 'inherit' },
        '& th, & td': {
          py: 1,
          px: { xs: 0.5, sm: 1 },
          textAlign: 'start',
          fontWeight: 400,
          borderBottom: '1px solid',
          borderColor: 'divider',
        },
        '& tbody th': { minWidth: { xs: '5.5rem', sm: '8rem' }, overflowWrap: 'anywhere' },
        '& thead th': { color: 'text.secondary', fontSize: '0.8125rem' },
        '& tbody tr:last-child > *': { borderBottom: 0 },
        '@media print': { '& th, & td': { py: 0.25 } },
      }}
    >
      {children}
    </Box>
  </Box>
);
