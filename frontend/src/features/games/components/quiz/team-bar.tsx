import Box from '@mui/material/Box';
import { Message } from '#frontend/i18n/message.tsx';
import { scoresOf, type Match } from '../../model/quiz/match.ts';
import { keepFocus } from '../stage/keep-focus.ts';
import { visuallyHidden } from '#frontend/components/text/visually-hidden.ts';
import { TeamScore } from './team-score.tsx';

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
