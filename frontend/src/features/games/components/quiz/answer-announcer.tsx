import Box from '@mui/material/Box';
import { Message } from '#frontend/i18n/message.tsx';
import type { Choice, Question } from '../../model/quiz/question.ts';
import { visuallyHidden } from '#frontend/components/text/visually-hidden.ts';

interface Props {
  readonly question: Question;
  readonly options: readonly Choice[];
  readonly revealed: boolean;
}

/** Announces each question to screen readers, and its answer when it is revealed. */
export const AnswerAnnouncer = ({ question, options, revealed }: Props) => {
  const answers =
    question.kind === 'short'
      ? question.answers
      : options.filter(({ right }) => right).map(({ text }) => text);
  return (
    <Box role="status" sx={visuallyHidden}>
      {revealed ? (
        <Message id="games.quiz.answerWas" values={{ answer: answers.join(' · ') }} />
      ) : (
        question.text
      )}
    </Box>
  );
};
