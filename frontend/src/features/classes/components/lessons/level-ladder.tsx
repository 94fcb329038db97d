import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Message } from '#frontend/i18n/message.tsx';
import { AheadWords } from './class-standing.tsx';

/** Classes that are further from the plan are at its end. */
const FURTHEST = 6;
const LEAST = 2;

interface Rung {
  readonly className: string;
  readonly ahead: number;
}

const clipped = (ahead: number): number => Math.max(-FURTHEST, Math.min(FURTHEST, ahead));

/** A number of sessions with its sign: `+2`, `−1`, `0`. */
const signed = (step: number): string => (step > 0 ? `+${step}` : `${step}`.replace('-', '−'));

/** Where the classes of a level are from the plan, in sessions. */
export const LevelLadder = ({ rungs }: { readonly rungs: readonly Rung[] }) => {
  const places = rungs.map(({ ahead }) => clipped(ahead));
  const from = Math.min(-LEAST, ...places);
  const to = Math.max(LEAST, ...places);
  const steps = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return (
    <Card component="section" aria-labelledby="lessons-level" sx={{ p: 2 }}>
      <Typography variant="h3" component="h2" id="lessons-level" sx={{ mb: 1 }}>
        <Message id="lessons.level" />
      </Typography>
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          gridTemplateColumns: `repeat(${steps.length}, minmax(0, 1fr))`,
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: '8px',
          overflow: 'hidden',
          textAlign: 'center',
          fontSize: '0.75rem',
          '& > *': { borderInlineEnd: '1px solid', borderColor: 'divider', py: 0.5, minHeight: 28 },
        }}
      >
        {steps.map((step) => (
          <Box
            key={step}
            sx={{ color: 'text.secondary', ...(step === 0 && { bgcolor: 'paper.tealWash' }) }}
          >
            <bdi dir="ltr">{signed(step)}</bdi>
          </Box>
        ))}
        {rungs.flatMap(({ className }, row) =>
          steps.map((step) => (
            <Box
              key={`${className} ${step}`}
              sx={{
                borderTop: '1px solid',
                borderColor: 'divider',
                fontWeight: 600,
                ...(step === 0 && { bgcolor: 'paper.tealWash' }),
                overflowWrap: 'anywhere',
              }}
            >
              {places[row] === step && <bdi>{className}</bdi>}
            </Box>
          )),
        )}
      </Box>
      <Box
        component="ul"
        sx={{
          m: 0,
          mt: 1,
          p: 0,
          listStyle: 'none',
          fontSize: '0.8125rem',
          color: 'text.secondary',
        }}
      >
        {rungs.map(({ className, ahead }) => (
          <li key={className}>
            <bdi>{className}</bdi> <AheadWords ahead={ahead} />
          </li>
        ))}
      </Box>
    </Card>
  );
};
