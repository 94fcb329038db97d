import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** Shown while a page loads. */
export const PageSkeleton = () => (
  <Box aria-hidden sx={{ width: '100%', maxWidth: 1120, mx: 'auto', px: { xs: 2, sm: 4 }, py: 2 }}>
    <Skeleton width="40%" height={34} />
    <Skeleton width="60%" height={24} sx={{ mb: 2 }} />
    <Skeleton variant="rounded" height={220} />
  </Box>
);
