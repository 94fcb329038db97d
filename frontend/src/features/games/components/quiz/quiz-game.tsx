import { useState } from 'react';
import { useStored } from '../../hooks/use-stored.ts';
import { systemRandom } from '../../model/system-random.ts';
import { quizStateSchema, initialQuizState, setMatch } from '../../model/quiz/quiz-state.ts';
import type { DealtTeams } from '../../model/quiz/deal-teams.ts';
import { startMatch, type Match } from '../../model/quiz/match.ts';
import { QuizPlay } from './quiz-play.tsx';
import { QuizSetup } from './quiz-setup.tsx';

/** The quiz, which is either being edited or being played. */
const QuizGame = () => {
  const [state, change] = useStored('quiz', quizStateSchema, initialQuizState);
  const { match, settings } = state;
  const [asked, setAsked] = useState(false);
  const [dealt, setDealt] = useState<DealtTeams>();
  const show = (next: Match | null) => {
    setAsked(true);
    change((before) => setMatch(before, next));
  };

  if (!match) {
    return (
      <QuizSetup
        state={state}
        asked={asked}
        dealt={dealt}
        onDeal={setDealt}
        onChange={change}
        onStart={(questions, teams) =>
          show(startMatch(questions, { ...settings, teams }, systemRandom))
        }
      />
    );
  }
  return (
    <QuizPlay
      match={match}
      asked={asked}
      seconds={settings.seconds}
      members={dealt?.membersOf(match.teams.length)}
      onMatch={show}
      onAgain={() =>
        show(startMatch(match.questions, { ...settings, teams: match.teams }, systemRandom))
      }
      onEnd={() => show(null)}
    />
  );
};

export default QuizGame;
