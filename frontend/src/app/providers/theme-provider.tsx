import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider as MuiThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useLocale } from '../../i18n/locale-context.ts';
import { colorModeStorage } from '../theme/color-mode-storage.ts';
import { themeFor } from '../theme/theme.ts';

/**
 * The theme for the locale's direction; uses the stored mode from the first paint on. The build writes its variables to
 * a style sheet (`build/theme-sheet.ts`).
 */
export const ThemeProvider = ({ children }: { readonly children: ReactNode }) => (
  <MuiThemeProvider
    theme={themeFor(useLocale().direction)}
    defaultMode="system"
    modeStorageKey="darkMode"
    storageManager={colorModeStorage}
    disableStyleSheetGeneration
    noSsr
  >
    <CssBaseline />
    {children}
  </MuiThemeProvider>
);
