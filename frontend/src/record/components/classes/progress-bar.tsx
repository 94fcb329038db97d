import Box from '@mui/material/Box';

interface Props {
  readonly done: number;
  readonly all: number;
}

/** A bar that repeats a figure written beside it, so readers skip it. */
export const ProgressBar = ({ done, all }: Props) => (
  <Box
    component="span"
    aria-hidden
    sx={{
      display: 'block',
      height: 6,
      borderRadius: 3,
      bgcolor: 'paper.grid',
      overflow: 'hidden',
      '[data-color-scheme=dark] &': { bgcolor: 'divider' },
    }}
  >
    <Box
      component="span"
      sx={{
        display: 'block',
        height: '100%',
        bgcolor: 'primary.main',
        width: `${all === 0 ? 0 : (Math.min(done, all) / all) * 100}%`,
      }}
    />
  </Box>
);
