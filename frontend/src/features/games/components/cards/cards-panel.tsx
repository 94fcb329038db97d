import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Pause, ScanLine, X } from 'lucide-react';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { visuallyHidden } from '#frontend/components/text/visually-hidden.ts';
import { hasVotes, seeFrame, setReading, type CardGame } from '../../model/cards/card-game.ts';
import { isRightLetter, lettersOf } from '../../model/cards/card-results.ts';
import { noVotes, tallyOf } from '../../model/cards/votes.ts';
import { isOver, type Match } from '../../model/quiz/match.ts';
import { useGameKeys } from '../../hooks/use-game-keys.ts';
import { keepFocus } from '../stage/keep-focus.ts';
import { KeyHint } from '../stage/key-hint.tsx';
import { CardCamera } from './card-camera.tsx';
import { CardsResults } from './cards-results.tsx';
import { ChooseClass } from './choose-class.tsx';
import { Tally } from './tally.tsx';
import { VoterList } from './voter-list.tsx';

export interface CardsPanelProps {
  readonly match: Match;
  readonly game: CardGame | undefined;
  readonly letters: readonly string[];
  readonly onChoose: (game: CardGame) => void;
  readonly onChange: (change: (before: CardGame) => CardGame) => void;
  readonly onClose: () => void;
}

/** Begins and ends the reading. */
const KEY = 'R';

/** The cards of a class beside a question: the camera, who was seen, and the answers once they are shown. */
const QuestionCards = ({ match, game, letters, onChoose, onChange, onClose }: CardsPanelProps) => {
  const text = useMessage();
  const question = match.questions[match.at];
  const options = question ? lettersOf(question) : 0;
  const revealed = match.answers[match.at]?.revealed ?? false;
  const votes = game?.votes[match.at] ?? noVotes;
  const isReading = game?.reading === match.at && !revealed;
  const canRead = game !== undefined && options > 0 && !revealed;
  const toggle = () => onChange((before) => setReading(before, isReading ? undefined : match.at));
  useGameKeys({ [`Key${KEY}`]: canRead ? toggle : undefined });
  const values = { seen: votes.letters.size, all: game?.voters.length ?? 0 };
  const doubled = game?.voters.filter(({ card }) => votes.doubled.has(card)) ?? [];
  const isRight = (letter: number): boolean =>
    question !== undefined && isRightLetter(question, letter);
  return (
    <Box
      component="section"
      aria-label={text('games.cards.title')}
      sx={{
        display: 'grid',
        alignContent: 'start',
        gap: 1.5,
        minWidth: 0,
        p: 2,
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '12px',
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
          <Message
            id={game ? 'games.cards.titleOf' : 'games.cards.title'}
            values={{ name: game?.className ?? '' }}
          />
        </Box>
        <IconButton aria-label={text('games.cards.close')} onClick={onClose} size="small">
          <X size={20} />
        </IconButton>
      </Box>
      {!game ? (
        <ChooseClass onChoose={onChoose} />
      ) : options === 0 ? (
        <Message id="games.cards.notThisQuestion" />
      ) : (
        <>
          {!revealed && (
            <>
              <CardCamera
                isCounted={(card) => votes.letters.has(card)}
                onSeen={(seen) => {
                  if (isReading) onChange((before) => seeFrame(before, seen, options));
                }}
              />
              <Button
                variant={isReading ? 'outlined' : 'contained'}
                onClick={toggle}
                startIcon={isReading ? <Pause size={20} /> : <ScanLine size={20} />}
                aria-keyshortcuts={KEY}
                sx={{ minHeight: 48, gap: 0.5 }}
                {...keepFocus}
              >
                <Message id={isReading ? 'games.cards.stop' : 'games.cards.read'} />
                <KeyHint>{KEY}</KeyHint>
              </Button>
            </>
          )}
          <Box sx={{ fontSize: 'clamp(1.25rem, 3cqi, 3.5rem)', fontWeight: 600 }} aria-hidden>
            <Message id="games.cards.answered" values={values} />
          </Box>
          <Box role="status" sx={visuallyHidden}>
            {/* Counts alone, in steps: a name for each card would never end. */}
            {revealed || values.seen === values.all || values.seen % 5 === 0 ? (
              <Message id="games.cards.answered" values={values} />
            ) : null}
          </Box>
          {revealed && (
            <Tally letters={letters} counts={tallyOf(votes, options)} isRight={isRight} />
          )}
          <VoterList
            voters={game.voters}
            votes={votes}
            letters={revealed ? letters : undefined}
            isRight={isRight}
          />
          {doubled.length > 0 && (
            <Alert severity="warning">
              <Message
                id="games.cards.doubled"
                values={{ names: doubled.map(({ name }) => name).join(text('games.cards.comma')) }}
              />
            </Alert>
          )}
        </>
      )}
    </Box>
  );
};

/** The cards of a class in a quiz: beside its questions, and what they answered at its end. */
const CardsPanel = (props: CardsPanelProps) => {
  const { match, game, letters } = props;
  if (!isOver(match)) return <QuestionCards {...props} />;
  return game && hasVotes(game) ? <CardsResults {...{ match, game, letters }} /> : null;
};

export default CardsPanel;
