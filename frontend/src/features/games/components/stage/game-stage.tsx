import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Maximize, Minimize } from 'lucide-react';
import { type ReactNode, useSyncExternalStore, type RefObject } from 'react';
import { squaredPaper } from '#frontend/components/page/squared-paper.ts';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { keepFocus } from './keep-focus.ts';
import { useArrivalFocus } from '../../hooks/use-arrival-focus.ts';
import { useGameKeys } from '../../hooks/use-game-keys.ts';

interface FullScreen {
  /** False if the browser allows full screen only for videos (iPhones), or forbids it. */
  readonly possible: boolean;
  readonly active: boolean;
  readonly toggle: () => void;
}

const subscribe = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};
const current = () => document.fullscreenElement;

/** Shows an element in full screen, and tracks whether it is. */
const useFullScreen = (element: RefObject<HTMLElement | null>): FullScreen => {
  const shown = useSyncExternalStore(subscribe, current);
  return {
    possible: document.fullscreenEnabled,
    active: Boolean(shown),
    toggle: () => {
      const change = document.fullscreenElement
        ? document.exitFullscreen()
        : element.current?.requestFullscreen();
      // After a refusal (a policy, an expired click) the page stays as it is, and the button still works.
      change?.catch(() => undefined);
    },
  };
};

interface Props {
  readonly label: MessageId;
  readonly status?: ReactNode;
  /** Whether the user just started the game, rather than loaded the page with it. */
  readonly asked: boolean;
  readonly children: ReactNode;
}

/** The part of the page for the class, which can fill the projector's screen, also by the F key. */
export const GameStage = ({ label, status, asked, children }: Props) => {
  const stage = useArrivalFocus(asked);
  const text = useMessage();
  const { possible, active, toggle } = useFullScreen(stage);
  const toggleLabel = text(active ? 'games.exitFullScreen' : 'games.fullScreen');
  useGameKeys({ KeyF: possible ? toggle : undefined });

  return (
    <Box
      ref={stage}
      component="section"
      aria-label={text(label)}
      tabIndex={-1}
      sx={{
        ...squaredPaper,
        position: 'relative',
        scrollMarginTop: 80,
        display: 'flex',
        flexDirection: 'column',
        containerType: 'inline-size',
        minHeight: { xs: 0, sm: 480 },
        p: { xs: 2, sm: 3 },
        border: '1px solid',
        borderColor: 'divider',
        outline: 'none',
        borderRadius: active ? 0 : '12px',
        overflow: active ? 'auto' : 'hidden',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 44, mb: 1 }}>
        <Box sx={{ flex: 1, color: 'text.secondary', fontWeight: 500 }}>{status}</Box>
        {possible && (
          <IconButton
            aria-label={toggleLabel}
            title={toggleLabel}
            aria-keyshortcuts="F"
            onClick={toggle}
            {...keepFocus}
          >
            {active ? <Minimize size={22} /> : <Maximize size={22} />}
          </IconButton>
        )}
      </Box>
      {children}
    </Box>
  );
};
