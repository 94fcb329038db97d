import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Message } from '#frontend/i18n/message.tsx';
import { move, scoresOf, type Match } from '../../model/quiz/match.ts';
import { Burst } from '../stage/burst.tsx';
import { keepFocus } from '../stage/keep-focus.ts';
import { PodiumStep } from './podium-step.tsx';

interface Props {
  readonly match: Match;
  readonly onMatch: (match: Match) => void;
  readonly onAgain: () => void;
}

/** In reading order: second place, the winner in the middle, third place. */
const STEPS = [2, 1, 3];

/** The end of a quiz: the winners, or only a closing message without teams. */
export const Podium = ({ match, onMatch, onAgain }: Props) => {
  const scores = scoresOf(match);
  const steps = STEPS.map((rank) => ({ rank, teams: scores.filter((one) => one.rank === rank) }));
  const others = scores.filter(({ rank }) => rank > STEPS.length);
  const winners = scores.filter(({ rank }) => rank === 1);
  const title =
    scores.length === 0
      ? 'games.quiz.over'
      : winners.length > 1
        ? 'games.quiz.draw'
        : 'games.quiz.winner';

  return (
    <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 3 }}>
      <Box
        role="status"
        sx={{
          position: 'relative',
          mt: 2,
          fontSize: 'clamp(1.5rem, 4.5cqi, 5rem)',
          fontWeight: 600,
          textAlign: 'center',
        }}
      >
        <Burst />
        <Message
          id={title}
          values={{
            name: winners[0]?.name,
            count: match.questions.length,
          }}
        />
      </Box>
      {scores.length > 0 && (
        <Box
          component="ol"
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            flex: 1,
            width: '100%',
            maxWidth: 900,
            minHeight: 260,
            display: 'flex',
            alignItems: 'end',
            justifyContent: 'center',
            gap: { xs: 0.75, sm: 1.5 },
          }}
        >
          {steps.map(
            ({ rank, teams }) =>
              teams.length > 0 && <PodiumStep key={rank} rank={rank} teams={teams} />,
          )}
        </Box>
      )}
      {others.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
          {others.map(({ team, name, points }) => (
            <span key={team}>
              <Message id="games.quiz.scoreOf" values={{ name, points }} />
            </span>
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }} {...keepFocus}>
        <Button color="inherit" onClick={() => onMatch(move(match, -1))} sx={{ minHeight: 52 }}>
          <Message id="games.quiz.lastQuestion" />
        </Button>
        <Button variant="contained" onClick={onAgain} sx={{ minHeight: 52 }}>
          <Message id="games.quiz.again" />
        </Button>
      </Box>
    </Box>
  );
};
