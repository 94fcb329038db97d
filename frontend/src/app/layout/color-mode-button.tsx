import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useMessage } from '../../i18n/use-message.ts';
import type { ColorMode } from '../theme/color-mode-storage.ts';

const icons = { system: Monitor, light: Sun, dark: Moon };

/** From the system's mode to the other one first, so that the first press always shows. */
const nextMode = (mode: ColorMode, system: 'light' | 'dark'): ColorMode => {
  const other = system === 'dark' ? 'light' : 'dark';
  if (mode === 'system') return other;
  return mode === other ? system : 'system';
};

/** Goes round the three colour modes: the system's, the other one, the same one fixed. */
export const ColorModeButton = () => {
  const { mode = 'system', setMode } = useColorScheme();
  // The theme knows the system's mode only while it follows it.
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  const text = useMessage();
  const Icon = icons[mode];
  return (
    <IconButton
      aria-label={text('layout.colorMode', { mode: text(`layout.mode.${mode}`) })}
      title={text('layout.colorMode', { mode: text(`layout.mode.${mode}`) })}
      onClick={() => setMode(nextMode(mode, isSystemDark ? 'dark' : 'light'))}
    >
      <Icon size={20} aria-hidden />
    </IconButton>
  );
};
