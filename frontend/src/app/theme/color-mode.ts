import { createContext, use, useEffect, useMemo, useState } from 'react';
import { readSetting, writeSetting } from '../../lib/settings/local-settings.ts';

export type ColorMode = 'system' | 'light' | 'dark';

const stored: Record<ColorMode, string> = { system: 'auto', light: 'false', dark: 'true' };

const storedMode = (): ColorMode => {
  const setting = readSetting('darkMode');
  if (setting === stored.dark) return 'dark';
  return setting === stored.light ? 'light' : 'system';
};

interface Colors {
  readonly mode: ColorMode;
  readonly setMode: (mode: ColorMode) => void;
}

/** The mode that is stored on this device; all its tabs follow a choice. */
export const useStoredMode = (): Colors => {
  const [mode, setMode] = useState(storedMode);
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent): void => {
      if (key === 'darkMode') setMode(storedMode());
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, []);
  return useMemo(
    () => ({
      mode,
      setMode: (next) => {
        writeSetting('darkMode', stored[next]);
        setMode(next);
      },
    }),
    [mode],
  );
};

export const ColorModeContext = createContext<Colors>({ mode: 'system', setMode: () => undefined });

export const useColorMode = (): Colors => use(ColorModeContext);
