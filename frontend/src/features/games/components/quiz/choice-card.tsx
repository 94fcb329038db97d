import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Check, X } from 'lucide-react';
import { DirectedText } from '#frontend/components/text/directed-text.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { Choice } from '../../model/quiz/question.ts';

interface Props {
  readonly option: Choice;
  /** The number key that chooses it. */
  readonly number: number;
  /** Shown in place of the number. */
  readonly letter: string | undefined;
  readonly chosen: boolean;
  readonly revealed: boolean;
  readonly onChoose: () => void;
}

type Look = 'plain' | 'chosen' | 'right' | 'wrong' | 'faded';

const lookOf = ({ option, chosen, revealed }: Props): Look => {
  if (!revealed) return chosen ? 'chosen' : 'plain';
  if (option.right) return 'right';
  return chosen ? 'wrong' : 'faded';
};

const looks = {
  plain: {
    borderColor: 'paper.outline',
    bgcolor: 'background.paper',
    tile: 'paper.tealWash',
    ink: 'text.primary',
  },
  chosen: {
    borderColor: 'primary.main',
    bgcolor: 'paper.tealWash',
    tile: 'primary.main',
    ink: 'primary.contrastText',
  },
  right: {
    borderColor: 'success.main',
    bgcolor: 'job.success.wash',
    tile: 'success.main',
    ink: 'background.paper',
  },
  wrong: {
    borderColor: 'error.main',
    bgcolor: 'job.failed.wash',
    tile: 'error.main',
    ink: 'background.paper',
  },
  faded: {
    borderColor: 'divider',
    bgcolor: 'background.paper',
    tile: 'paper.grid',
    ink: 'text.secondary',
  },
} as const;

/** One choice in large type: its key, its text and, once revealed, whether it was correct, by icon and colour. */
export const ChoiceCard = (props: Props) => {
  const { option, number, letter, chosen, revealed, onChoose } = props;
  const text = useMessage();
  const look = lookOf(props);
  const { tile, ink, borderColor, bgcolor } = looks[look];
  return (
    <Box component="li" sx={{ display: 'flex' }}>
      <ButtonBase
        onClick={onChoose}
        aria-pressed={chosen}
        aria-disabled={revealed}
        aria-keyshortcuts={String(number)}
        sx={{
          flex: 1,
          justifyContent: 'start',
          gap: 'max(12px, 1.4cqi)',
          p: 'max(10px, 1.2cqi)',
          minHeight: 64,
          border: '2px solid',
          borderColor,
          bgcolor,
          borderRadius: '12px',
          color: look === 'faded' ? 'text.secondary' : 'text.primary',
          fontSize: 'clamp(1.0625rem, 2.4cqi, 3rem)',
          fontWeight: 500,
          lineHeight: 1.35,
          textAlign: 'start',
          transition: 'background-color 150ms, border-color 150ms',
          cursor: revealed ? 'default' : 'pointer',
        }}
      >
        <Box
          component="span"
          sx={{
            flexShrink: 0,
            display: 'grid',
            placeItems: 'center',
            width: '1.9em',
            height: '1.9em',
            borderRadius: '8px',
            bgcolor: tile,
            color: ink,
            fontWeight: 600,
          }}
        >
          {letter ?? number}
        </Box>
        <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <bdi>
            <DirectedText text={option.text} />
          </bdi>
        </Box>
        {look === 'right' && (
          <Box
            component={Check}
            aria-label={text('games.quiz.right')}
            sx={{ color: 'success.main', width: '1.2em', height: '1.2em', flexShrink: 0 }}
          />
        )}
        {look === 'wrong' && (
          <Box
            component={X}
            aria-label={text('games.quiz.wrong')}
            sx={{ color: 'error.main', width: '1.2em', height: '1.2em', flexShrink: 0 }}
          />
        )}
      </ButtonBase>
    </Box>
  );
};
