import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';

/** Whether the screen has room for the rail beside the page. */
export const useWide = (): boolean =>
  useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
