import { Room } from '#frontend/components/page/room.tsx';

export const TODAY = 'today';

/** Shown while today loads, or the first steps in it; at first about as high as these. */
export const TodaySkeleton = ({ isWithin = false }: { readonly isWithin?: boolean }) => (
  <Room name={TODAY} height={{ xs: 520, md: 380 }} sx={{ mb: isWithin ? 0 : 3 }} />
);
