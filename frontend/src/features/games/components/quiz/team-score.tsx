import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { Score } from '../../model/quiz/match.ts';

/** The teams' colours by index, each legible on its wash. */
const teamColours = [
  { ink: 'primary.main', wash: 'paper.tealWash' },
  { ink: 'paper.saffronText', wash: 'paper.saffronWash' },
  { ink: 'job.running.text', wash: 'job.running.wash' },
  { ink: 'job.failed.text', wash: 'job.failed.wash' },
  { ink: 'job.success.text', wash: 'job.success.wash' },
  { ink: 'job.neutral.text', wash: 'job.neutral.wash' },
] as const;

interface Props {
  readonly score: Score;
  readonly onPoint: () => void;
}

/** A team's points; a click adds one. */
export const TeamScore = ({ score: { team, name, points }, onPoint }: Props) => {
  const text = useMessage();
  const { ink, wash } = teamColours[team] ?? teamColours[0];
  return (
    <Box component="li" sx={{ display: 'flex', minWidth: 0 }}>
      <ButtonBase
        onClick={onPoint}
        aria-label={text('games.quiz.givePoint', { name, points })}
        aria-keyshortcuts={`Shift+${team + 1}`}
        sx={{
          flex: 1,
          minWidth: 0,
          justifyContent: 'space-between',
          gap: 1,
          px: 1.5,
          minHeight: 'max(56px, 5.5cqi)',
          border: '1px solid',
          borderColor: ink,
          borderRadius: '8px',
          bgcolor: wash,
          color: ink,
          fontSize: 'max(0.9375rem, 1.4cqi)',
          fontWeight: 500,
        }}
      >
        <Box
          component="bdi"
          sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          {name}
        </Box>
        <Box component="span" sx={{ fontSize: '1.6em', fontWeight: 600 }}>
          {points}
        </Box>
      </ButtonBase>
    </Box>
  );
};
