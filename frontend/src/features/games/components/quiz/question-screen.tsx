import Box from '@mui/material/Box';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import { readingArrows } from '#frontend/i18n/reading-arrows.ts';
import { DirectedText } from '#frontend/components/text/directed-text.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import {
  advance,
  choose,
  givePoint,
  move,
  takeBackPoint,
  type Match,
} from '../../model/quiz/match.ts';
import { bigText } from '../../model/big-text.ts';
import { ownLines } from '#frontend/components/text/text-direction.ts';
import { useGameKeys, type GameKeys } from '../../hooks/use-game-keys.ts';
import { AnswerAnnouncer } from './answer-announcer.tsx';
import { ChoiceGrid } from './choice-grid.tsx';
import { Countdown } from './countdown.tsx';
import { optionsOf } from '../../model/quiz/question-options.ts';
import { QuestionActions } from './question-actions.tsx';
import { ShortAnswer } from './short-answer.tsx';
import { TeamBar } from './team-bar.tsx';

const QuizFigure = lazyComponent(() => import('./quiz-figure.tsx'));

interface Props {
  readonly match: Match;
  readonly seconds: number;
  readonly onMatch: (match: Match) => void;
  readonly letters?: readonly string[] | undefined;
}

const DIGITS = [1, 2, 3, 4, 5, 6];

const digitKeys = (prefix: string, act: (index: number) => void): GameKeys =>
  Object.fromEntries(DIGITS.map((digit) => [`${prefix}${digit}`, () => act(digit - 1)]));

/** One question, in type that the last row can read. */
export const QuestionScreen = ({ match, seconds, onMatch, letters }: Props) => {
  const { direction } = useLocale();
  const text = useMessage();
  const question = match.questions[match.at];
  const { chosen, revealed } = match.answers[match.at] ?? { revealed: false };
  const options = question
    ? optionsOf(question, { yes: text('games.quiz.true'), no: text('games.quiz.false') })
    : [];

  const onAdvance = () => onMatch(advance(match));
  const onChoose = (index: number) => {
    if (index < options.length) onMatch(choose(match, index));
  };
  const onPoint = (team: number) => onMatch(givePoint(match, team));
  const onUndo = match.points.length > 0 ? () => onMatch(takeBackPoint(match)) : undefined;
  const { forward, back } = readingArrows(direction);
  useGameKeys({
    ...digitKeys('Digit', onChoose),
    ...digitKeys('Numpad', onChoose),
    ...digitKeys('Shift+Digit', onPoint),
    Space: onAdvance,
    Enter: onAdvance,
    [forward]: () => onMatch(move(match, 1)),
    [back]: () => onMatch(move(match, -1)),
    KeyU: onUndo,
  });

  if (!question) return null;
  return (
    <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column', gap: { xs: 2, sm: 3 } }}>
      <Box sx={{ flex: 1, display: 'flex', alignItems: 'center', gap: 3 }}>
        <Box
          component="h2"
          style={ownLines(question.text, direction)}
          sx={{
            flex: 1,
            m: 0,
            minWidth: 0,
            fontSize: bigText(question.text, {
              lines: 3,
              smallest: 'max(1.375rem, 2cqi)',
              largest: '5cqi',
            }),
            fontWeight: 600,
            lineHeight: 1.35,
            textWrap: 'balance',
            whiteSpace: 'pre-line',
            overflowWrap: 'anywhere',
          }}
        >
          <DirectedText text={question.text} />
        </Box>
        {seconds > 0 && <Countdown key={match.at} seconds={seconds} stopped={revealed} />}
      </Box>
      {question.figure && <QuizFigure figure={question.figure} />}
      {question.kind === 'short' ? (
        <ShortAnswer answers={question.answers} revealed={revealed} />
      ) : (
        <ChoiceGrid {...{ options, chosen, revealed, letters, onChoose }} />
      )}
      {revealed && question.explanation && (
        <Box
          style={ownLines(question.explanation, direction)}
          sx={{
            fontSize: 'max(1.125rem, 2cqi)',
            color: 'text.secondary',
            whiteSpace: 'pre-line',
          }}
        >
          <DirectedText text={question.explanation} />
        </Box>
      )}
      <QuestionActions match={match} onMatch={onMatch} onUndo={onUndo} />
      <TeamBar match={match} onPoint={onPoint} />
      <AnswerAnnouncer question={question} options={options} revealed={revealed} />
    </Box>
  );
};
