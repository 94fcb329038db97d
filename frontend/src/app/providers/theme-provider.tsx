import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider as MuiThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useLocale } from '../../i18n/locale-context.ts';
import { colorModeStorage } from '../theme/color-mode-storage.ts';
import { themeFor } from '../theme/theme.ts';

/**
 * The theme in the locale's direction; its mode is the stored one from the first paint on. The style sheet of its
 * variables comes as a file (`build/theme-sheet.ts`).
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
