import Skeleton from '@mui/material/Skeleton';
import { useEffect, useRef, type RefObject } from 'react';
import { readSetting, writeSetting } from '../../lib/settings/local-settings.ts';

/** The height that a part had last on this device, if the window was as wide as now. */
const lastHeight = (name: string): number | undefined => {
  const [width, height] = (readSetting(`room.${name}`) ?? '').split('x').map(Number);
  return width === window.innerWidth ? height : undefined;
};

/**
 * Remembers the height of a part of a page, so that `Room` keeps it the next time.
 * @param isKnown whether the part is here, or known to be left out
 * @returns the ref of its outermost element; without one its height is 0
 */
export const useRoom = <Part extends HTMLElement>(
  name: string,
  isKnown = true,
): RefObject<Part | null> => {
  const part = useRef<Part>(null);
  useEffect(() => {
    if (isKnown) {
      writeSetting(`room.${name}`, `${window.innerWidth}x${part.current?.offsetHeight ?? 0}`);
    }
  });
  return part;
};

interface Props {
  readonly name: string;
  /** The usual height, before this device knows the part. */
  readonly height: number | Readonly<Record<string, number>>;
  readonly sx?: { readonly mb?: number; readonly maxWidth?: number };
}

/** Shown while a part of a page loads, as high as that was last; `data-guessed` while the height is not known. */
export const Room = ({ name, height, sx }: Props) => {
  const last = lastHeight(name);
  if (last === 0) return null;
  return (
    <Skeleton
      variant="rounded"
      {...(last === undefined ? { 'data-guessed': true } : { height: last })}
      sx={{ height, ...sx }}
    />
  );
};
