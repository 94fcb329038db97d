import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { keepFocus } from '../stage/keep-focus.ts';
import { useGameKeys } from '../../hooks/use-game-keys.ts';
import { visuallyHidden } from '#frontend/components/text/visually-hidden.ts';
import { useCountdown } from '../../hooks/use-countdown.ts';

interface Props {
  readonly seconds: number;
  readonly stopped: boolean;
}

const RADIUS = 44;
const ROUND = 2 * Math.PI * RADIUS;
const HURRY = 5;

/** The remaining time as a ring that empties; a click or the T key pauses it. */
export const Countdown = ({ seconds, stopped }: Props) => {
  const text = useMessage();
  const { left, running, toggle } = useCountdown(seconds, stopped);
  useGameKeys({ KeyT: stopped ? undefined : toggle });
  const colour = left <= HURRY ? 'error.main' : 'primary.main';

  return (
    <Box sx={{ flexShrink: 0 }}>
      <ButtonBase
        onClick={toggle}
        disabled={stopped}
        aria-label={text(running ? 'games.quiz.pause' : 'games.quiz.resume')}
        aria-keyshortcuts="T"
        {...keepFocus}
        sx={{
          position: 'relative',
          width: 'max(72px, 9cqi)',
          height: 'max(72px, 9cqi)',
          borderRadius: '50%',
          opacity: running ? 1 : 0.6,
        }}
      >
        <Box
          component="svg"
          viewBox="0 0 100 100"
          aria-hidden
          sx={{
            width: '100%',
            height: '100%',
            fill: 'none',
            strokeWidth: 8,
            transform: 'rotate(-90deg)',
            '& circle:first-of-type': { color: 'divider' },
            '& circle': { stroke: 'currentColor' },
            '& circle + circle': { color: colour, transition: 'stroke-dashoffset 1s linear' },
          }}
        >
          <circle cx="50" cy="50" r={RADIUS} />
          <circle
            cx="50"
            cy="50"
            r={RADIUS}
            strokeLinecap="round"
            strokeDasharray={ROUND}
            strokeDashoffset={ROUND * (1 - left / seconds)}
          />
        </Box>
        <Box
          component="span"
          role="timer"
          sx={{
            position: 'absolute',
            fontSize: 'max(1.375rem, 3cqi)',
            fontWeight: 600,
            color: left <= HURRY ? 'error.main' : 'text.primary',
          }}
        >
          {left}
        </Box>
      </ButtonBase>
      <Box role="status" sx={visuallyHidden}>
        {left === 0 && <Message id="games.quiz.timeUp" />}
      </Box>
    </Box>
  );
};
