import type { StorageManager } from '@mui/material/styles';
import { readSetting, writeSetting } from '../../lib/settings/local-settings.ts';

export type ColorMode = 'system' | 'light' | 'dark';

const stored: Record<ColorMode, string> = { system: 'auto', light: 'false', dark: 'true' };

export const storedColorMode = (): ColorMode => {
  const setting = readSetting('darkMode');
  if (setting === stored.dark) return 'dark';
  return setting === stored.light ? 'light' : 'system';
};

const isColorMode = (mode: unknown): mode is ColorMode =>
  mode === 'system' || mode === 'light' || mode === 'dark';

/** Keeps the theme's mode under the specified key, `darkMode`: `auto`, `true` or `false`. */
export const colorModeStorage: StorageManager = ({ key }) => {
  // The theme also asks for each scheme's name ("…-light", "…-dark"), which never changes here.
  const isMode = key === 'darkMode';
  return {
    get: (fallback: unknown) => (isMode ? storedColorMode() : fallback),
    set: (mode: unknown) => {
      if (isMode && isColorMode(mode)) writeSetting('darkMode', stored[mode]);
    },
    subscribe: (listener) => {
      if (!isMode) return () => undefined;
      const onStorage = (event: StorageEvent) => {
        if (event.key === 'darkMode') listener(storedColorMode());
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
};
