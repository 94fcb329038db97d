import { Room } from '#frontend/components/page/room.tsx';

/** The name of its room. */
export const TODAY = 'today';

/** Shown while today loads; at first as high as the first steps. */
export const TodaySkeleton = () => (
  <Room name={TODAY} height={{ xs: 520, md: 380 }} sx={{ mb: 3 }} />
);
