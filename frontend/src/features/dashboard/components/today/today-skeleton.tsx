import Skeleton from '@mui/material/Skeleton';

/** Shown while today loads. */
export const TodaySkeleton = () => <Skeleton variant="rounded" height={180} sx={{ mb: 3 }} />;
