import useMediaQuery from '@mui/material/useMediaQuery';
import { ThemeProvider as MuiThemeProvider } from '@mui/system';
import { useLayoutEffect, type ReactNode } from 'react';
import { useLocale } from '../../i18n/locale-context.ts';
import { ColorModeContext, useStoredMode } from '../theme/color-mode.ts';
import { themeFor } from '../theme/theme.ts';

/** The theme for the locale's direction. The build writes its variables, the boot script sets the stored mode. */
export const ThemeProvider = ({ children }: { readonly children: ReactNode }) => {
  const colors = useStoredMode();
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  const scheme = colors.mode === 'system' ? (isSystemDark ? 'dark' : 'light') : colors.mode;
  useLayoutEffect(() => {
    document.documentElement.dataset['colorScheme'] = scheme;
  }, [scheme]);
  return (
    <ColorModeContext value={colors}>
      <MuiThemeProvider theme={themeFor(useLocale().direction)}>{children}</MuiThemeProvider>
    </ColorModeContext>
  );
};
