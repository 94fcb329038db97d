import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from '#frontend/components/dialog/confirm-dialog.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { isOver, type Match } from '../../model/quiz/match.ts';
import { GameStage } from '../stage/game-stage.tsx';
import { KeyList } from './key-list.tsx';
import { Podium } from './podium.tsx';
import { QuestionScreen } from './question-screen.tsx';
import { TeamMembers } from './team-members.tsx';

interface Props {
  readonly match: Match;
  /** Seconds per question; 0 for no limit. */
  readonly seconds: number;
  /** The pupils in each team, if a class was dealt. */
  readonly members: readonly (readonly string[])[] | undefined;
  /** Whether the user just started it, rather than returned to it. */
  readonly asked: boolean;
  readonly onMatch: (match: Match) => void;
  readonly onAgain: () => void;
  readonly onEnd: () => void;
}

/** A quiz for the projector: one question at a time, then the podium. */
export const QuizPlay = (props: Props) => {
  const { match, seconds, members, asked, onMatch, onAgain, onEnd } = props;
  const [asking, setAsking] = useState(false);
  const over = isOver(match);
  return (
    <>
      <GameStage
        label="games.quiz.title"
        asked={asked}
        status={
          !over && (
            <Message
              id="games.quiz.progress"
              values={{ number: match.at + 1, total: match.questions.length }}
            />
          )
        }
      >
        {over ? (
          <Podium match={match} onMatch={onMatch} onAgain={onAgain} />
        ) : (
          <QuestionScreen match={match} seconds={seconds} onMatch={onMatch} />
        )}
      </GameStage>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2 }}>
        <Button variant="outlined" onClick={over ? onEnd : () => setAsking(true)}>
          <Message id={over ? 'games.quiz.toQuestions' : 'games.quiz.end'} />
        </Button>
        {!over && <KeyList teams={match.teams.length > 0} timer={seconds > 0} />}
      </Box>
      {members && match.teams.length > 0 && (
        <Box sx={{ mt: 3 }}>
          <TeamMembers teams={match.teams} members={members} />
        </Box>
      )}
      <ConfirmDialog
        open={asking}
        title="games.quiz.endTitle"
        text="games.quiz.endText"
        confirm="games.quiz.end"
        onConfirm={onEnd}
        onClose={() => setAsking(false)}
      />
    </>
  );
};
