import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

/** The shape of a history while it comes. */
export const JobListSkeleton = () => (
  <Card aria-hidden sx={{ p: 2.5 }}>
    <Stack sx={{ gap: 2 }}>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} variant="rounded" height={52} />
      ))}
    </Stack>
  </Card>
);
