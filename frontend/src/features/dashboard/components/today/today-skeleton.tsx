import Skeleton from '@mui/material/Skeleton';
import { readSetting, writeSetting } from '#frontend/lib/settings/local-settings.ts';

/** The height that today had last on this device, if the window was as wide as now. */
const rememberedHeight = (): number | undefined => {
  const [width, height] = (readSetting('todaySize') ?? '').split('x').map(Number);
  return width === window.innerWidth && height ? height : undefined;
};

/** Keeps the height of today, so that the cards below stay where they are when it loads the next time. */
export const rememberHeight = (height: number): void => {
  if (height > 0) writeSetting('todaySize', `${window.innerWidth}x${height}`);
};

/** Shown while today loads; at first as high as the first steps. */
export const TodaySkeleton = () => {
  const height = rememberedHeight();
  return (
    <Skeleton
      variant="rounded"
      {...(height !== undefined && { height })}
      sx={{ height: { xs: 520, md: 380 }, mb: 3 }}
    />
  );
};
