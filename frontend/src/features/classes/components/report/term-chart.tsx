import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { ReportCard } from './report-parts.tsx';

const [WIDTH, HEIGHT, TOP, BOTTOM] = [320, 132, 30, 100];

interface Props {
  /** By term, from the first: the mean as a share of the full mark; undefined without one. */
  readonly shares: readonly (number | undefined)[];
  /** The means as they are written. */
  readonly means: readonly (number | undefined)[];
}

/** The mean of the class from term to term, with its figures in words; time runs with the script. */
export const TermChart = ({ shares, means }: Props) => {
  const text = useMessage();
  const intl = useIntl();
  const { direction } = useLocale();
  const points = shares.flatMap((share, index) => {
    const mean = means[index];
    if (share === undefined || mean === undefined) return [];
    const along = (index + 0.5) / shares.length;
    const x = WIDTH * (direction === 'rtl' ? 1 - along : along);
    const label = intl.formatNumber(mean, { minimumFractionDigits: 2 });
    return [{ term: index + 1, x, y: BOTTOM - share * (BOTTOM - TOP), label }];
  });
  if (points.length < 2) return null;
  const pass = (BOTTOM + TOP) / 2;
  const said = points
    .map(({ term, label }) => `${text('classes.term', { term })}: ${label}`)
    .join(', ');
  return (
    <ReportCard title="report.fromTermToTerm">
      <Box
        component="svg"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={said}
        sx={{
          display: 'block',
          width: '100%',
          maxWidth: 420,
          fontSize: 12,
          '& text': { fill: 'currentColor', textAnchor: 'middle', direction: 'ltr' },
        }}
      >
        <Box
          component="line"
          x1={0}
          x2={WIDTH}
          y1={pass}
          y2={pass}
          sx={{ stroke: 'var(--mui-palette-text-secondary)', strokeDasharray: '3 4' }}
        />
        <Box
          component="polyline"
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          sx={{ fill: 'none', stroke: 'var(--mui-palette-primary-main)', strokeWidth: 2 }}
        />
        {points.map(({ term, x, y, label }) => (
          <g key={term}>
            <Box
              component="circle"
              cx={x}
              cy={y}
              r={4}
              sx={{ fill: 'var(--mui-palette-primary-main)' }}
            />
            <text x={x} y={y - 10} fontWeight={600}>
              {label}
            </text>
            <text x={x} y={HEIGHT - 8}>
              {text('classes.term', { term })}
            </text>
          </g>
        ))}
      </Box>
    </ReportCard>
  );
};
