import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ScanLine } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '#frontend/components/dialog/confirm-dialog.tsx';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { useRole } from '#frontend/lib/auth/session.ts';
import { withoutVotes, type CardGame } from '../../model/cards/card-game.ts';
import { lettersOf } from '../../model/cards/card-results.ts';
import { isOver, type Match } from '../../model/quiz/match.ts';
import type { CardsPanelProps } from '../cards/cards-panel.tsx';
import { GameStage } from '../stage/game-stage.tsx';
import { KeyList } from './key-list.tsx';
import { Podium } from './podium.tsx';
import { QuestionScreen } from './question-screen.tsx';
import { TeamMembers } from './team-members.tsx';

const CardsPanel = lazyComponent<CardsPanelProps>(() => import('../cards/cards-panel.tsx'));

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
  const text = useMessage();
  const isTeacher = useRole() === 'teacher';
  const [hasCards, setCards] = useState(false);
  // In memory only: answers are gone when the page is left, unless the teacher saves them as a file.
  const [game, setGame] = useState<CardGame>();
  const letters = text('games.quiz.cardLetters').split(' ');
  const question = match.questions[match.at];
  const isByCards = hasCards && game !== undefined && question && lettersOf(question) > 0;
  const cards = (
    <CardsPanel
      {...{ match, game, letters }}
      onChoose={setGame}
      onChange={(change) => setGame((before) => before && change(before))}
      onClose={() => setCards(false)}
    />
  );
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
          <>
            <Podium
              match={match}
              onMatch={onMatch}
              onAgain={() => {
                setGame((before) => before && withoutVotes(before));
                onAgain();
              }}
            />
            {game && cards}
          </>
        ) : (
          <Box
            sx={{
              flex: 1,
              display: 'grid',
              gap: 2,
              gridTemplateColumns: 'minmax(0, 1fr)',
              ...(hasCards && {
                '@container (min-width: 820px)': {
                  gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 34%)',
                  alignItems: 'start',
                },
              }),
            }}
          >
            <QuestionScreen
              {...{ match, seconds, onMatch }}
              letters={isByCards ? letters : undefined}
            />
            {hasCards && cards}
          </Box>
        )}
      </GameStage>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2 }}>
        <Button variant="outlined" onClick={over ? onEnd : () => setAsking(true)}>
          <Message id={over ? 'games.quiz.toQuestions' : 'games.quiz.end'} />
        </Button>
        {isTeacher && !over && !hasCards && (
          <Button
            variant="outlined"
            onClick={() => setCards(true)}
            startIcon={<ScanLine size={18} />}
          >
            <Message id="games.quiz.useCards" />
          </Button>
        )}
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
