import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider as MuiThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useLocale } from '../../i18n/locale-context.ts';
import { colorModeStorage } from '../theme/color-mode-storage.ts';
import { themeFor } from '../theme/theme.ts';

const themes = { ltr: themeFor('ltr'), rtl: themeFor('rtl') };

/** The theme in the locale's direction; its mode is the stored one from the first paint on. */
export const ThemeProvider = ({ children }: { readonly children: ReactNode }) => (
  <MuiThemeProvider
    theme={themes[useLocale().direction]}
    defaultMode="system"
    modeStorageKey="darkMode"
    storageManager={colorModeStorage}
    noSsr
  >
    <CssBaseline />
    {children}
  </MuiThemeProvider>
);
