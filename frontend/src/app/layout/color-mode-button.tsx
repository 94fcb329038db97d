import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useMessage } from '../../i18n/use-message.ts';
import { useColorMode, type ColorMode } from '../theme/color-mode.ts';

const icons = { system: Monitor, light: Sun, dark: Moon };

/** Starts with the mode that differs from the system's, so that the first press has a visible effect. */
const nextMode = (mode: ColorMode, system: 'light' | 'dark'): ColorMode => {
  const other = system === 'dark' ? 'light' : 'dark';
  if (mode === 'system') return other;
  return mode === other ? system : 'system';
};

/** Cycles through three colour modes: the system's, the other one, and the system's one fixed. */
export const ColorModeButton = () => {
  const { mode, setMode } = useColorMode();
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  const text = useMessage();
  const Icon = icons[mode];
  return (
    <IconButton
      aria-label={text('layout.colorMode', { mode: text(`layout.mode.${mode}`) })}
      title={text('layout.colorMode', { mode: text(`layout.mode.${mode}`) })}
      onClick={() => setMode(nextMode(mode, isSystemDark ? 'dark' : 'light'))}
    >
      <Icon size={20} />
    </IconButton>
  );
};
