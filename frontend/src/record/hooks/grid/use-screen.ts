import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';

const SHORT = '(max-height: 599.95px)';

/** How the parts of a review share the screen. */
export interface Screen {
  /** The photo is next to the table. */
  readonly isWide: boolean;
  /** There is room only for the table and the keypad. */
  readonly isShort: boolean;
  /** The crop is next to the table, because the screen is low and wide. */
  readonly isBeside: boolean;
  /** The page has its own keypad for marks. */
  readonly hasKeypad: boolean;
}

export const useScreen = (): Screen => {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const isShort = useMediaQuery(SHORT, { noSsr: true }) && !isWide;
  const isRoomy = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'), { noSsr: true });
  const hasKeypad = useMediaQuery('(pointer: coarse)', { noSsr: true });
  return useMemo(
    () => ({ isWide, isShort, isBeside: isShort && isRoomy, hasKeypad }),
    [isWide, isShort, isRoomy, hasKeypad],
  );
};
