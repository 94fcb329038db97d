import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Message } from '#frontend/i18n/message.tsx';
import { scoresOf, type Match, type Score } from '../../model/quiz/match.ts';
import { keepFocus } from '../stage/keep-focus.ts';
import { visuallyHidden } from '#frontend/components/text/visually-hidden.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';

/** The teams' colours by index, each legible on its wash. */
const teamColours = [
  { ink: 'primary.main', wash: 'paper.tealWash' },
  { ink: 'paper.saffronText', wash: 'paper.saffronWash' },
  { ink: 'job.running.text', wash: 'job.running.wash' },
  { ink: 'job.failed.text', wash: 'job.failed.wash' },
  { ink: 'job.success.text', wash: 'job.success.wash' },
  { ink: 'job.neutral.text', wash: 'job.neutral.wash' },
] as const;

interface TeamScoreProps {
  readonly score: Score;
  readonly onPoint: () => void;
}

/** A team's points; a click adds one. */
const TeamScore = ({ score: { team, name, points }, onPoint }: TeamScoreProps) => {
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

interface Props {
  readonly match: Match;
  readonly onPoint: (team: number) => void;
}

/** The teams and their points. A click adds a point. */
export const TeamBar = ({ match, onPoint }: Props) => {
  if (match.teams.length === 0) return null;
  const scores = scoresOf(match);
  const last = scores.find(({ team }) => team === match.points.at(-1));
  return (
    <Box {...keepFocus}>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.25rem), 1fr))',
          gap: 1,
        }}
      >
        {scores.map((score) => (
          <TeamScore key={score.team} score={score} onPoint={() => onPoint(score.team)} />
        ))}
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {last && (
          <Message id="games.quiz.scoreOf" values={{ name: last.name, points: last.points }} />
        )}
      </Box>
    </Box>
  );
};
