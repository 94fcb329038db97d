import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import { readingArrows } from '#frontend/i18n/reading-arrows.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { advance, move, type Match } from '../../model/quiz/match.ts';
import { keepFocus } from '../stage/keep-focus.ts';
import { KeyHint } from '../stage/key-hint.tsx';
import { UndoButton } from '../stage/undo-button.tsx';

interface Props {
  readonly match: Match;
  readonly onMatch: (match: Match) => void;
  readonly onUndo: (() => void) | undefined;
}

/** Buttons to reveal the answer, move between questions and undo the last point. */
export const QuestionActions = ({ match, onMatch, onUndo }: Props) => {
  const { direction } = useLocale();
  const revealed = match.answers[match.at]?.revealed ?? false;
  const last = match.at === match.questions.length - 1;
  const next = last ? 'games.quiz.finish' : 'games.quiz.next';
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}
      {...keepFocus}
    >
      <Button
        color="inherit"
        disabled={match.at === 0}
        onClick={() => onMatch(move(match, -1))}
        aria-keyshortcuts={readingArrows(direction).back}
        sx={{ minHeight: 52 }}
      >
        <Message id="games.quiz.previous" />
      </Button>
      <Button
        variant="contained"
        onClick={() => onMatch(advance(match))}
        aria-keyshortcuts="Space Enter"
        sx={{ minHeight: 52, minWidth: 220, fontSize: '1.0625rem', gap: 1 }}
      >
        <Message id={revealed ? next : 'games.quiz.reveal'} />
        <KeyHint>
          <Message id="games.key.space" />
        </KeyHint>
      </Button>
      {match.teams.length > 0 && <UndoButton onUndo={onUndo} />}
    </Box>
  );
};
