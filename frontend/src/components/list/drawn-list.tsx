import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { useDrawn } from '../../lib/use-drawn.ts';

/** Whether the reader has gone back or forward since the site was opened. */
let wentBack = false;
addEventListener('popstate', () => {
  wentBack = true;
});

/** Items that are not drawn yet are as high as the first one. */
const keepRoom = (list: HTMLElement | null): void => {
  const [first] = list?.children ?? [];
  if (first) list?.style.setProperty('--item-height', `${first.getBoundingClientRect().height}px`);
};

interface Props {
  readonly label?: string;
  /** How many items a screen shows, and how many a slow telephone draws in about a tenth of a second. */
  readonly first: number;
  readonly more: number;
  readonly sx: Exclude<SxProps<Theme>, readonly unknown[]>;
  /** `li` elements. */
  readonly children: readonly ReactElement[];
}

/**
 * A list of cards or links that may be long, drawn in portions. After going back it is drawn whole at once, because the
 * browser then scrolls to where the reader was.
 */
export const DrawnList = ({ label, first, more, sx, children }: Props) => {
  const isBack = useNavigationType() === NavigationType.Pop && wentBack;
  const drawn = useDrawn(children.length, isBack ? Infinity : first, more, { hasTabStops: true });
  return (
    <Box
      component="ul"
      ref={keepRoom}
      aria-label={label}
      sx={[
        { m: 0, p: 0, listStyle: 'none', display: 'grid' },
        { '& > li:empty': { minHeight: 'var(--item-height)' } },
        sx,
      ]}
    >
      {children.slice(0, drawn)}
      {children.slice(drawn).map(({ key }) => (
        <li key={key} aria-hidden />
      ))}
    </Box>
  );
};
