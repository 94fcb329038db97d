import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';

/** The shape of the roster while it comes. */
export const RosterSkeleton = () => (
  <Box aria-hidden>
    <Skeleton variant="rounded" height={46} sx={{ maxWidth: 380, mb: 2 }} />
    <Card sx={{ px: 2, py: 1 }}>
      {[0, 1, 2, 3, 4].map((row) => (
        <Box key={row} sx={{ display: 'flex', gap: 3, py: 1 }}>
          <Skeleton height={36} sx={{ flex: 3 }} />
          <Skeleton height={36} sx={{ flex: 3, display: { xs: 'none', md: 'block' } }} />
          <Skeleton height={36} sx={{ flex: 1 }} />
        </Box>
      ))}
    </Card>
  </Box>
);
