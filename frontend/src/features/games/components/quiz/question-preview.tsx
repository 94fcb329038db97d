import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Check } from 'lucide-react';
import { memo, useId } from 'react';
import { squaredPaper } from '#frontend/components/page/squared-paper.ts';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { DirectedText } from '#frontend/components/text/directed-text.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { Question } from '../../model/quiz/question.ts';
import { ownLines } from '#frontend/components/text/text-direction.ts';
import { optionsOf } from '../../model/quiz/question-options.ts';

const PreviewCard = memo(({ question, number }: { question: Question; number: number }) => {
  const { direction } = useLocale();
  const text = useMessage();
  const truth = { yes: text('games.quiz.true'), no: text('games.quiz.false') };
  const answers =
    question.kind === 'short'
      ? question.answers.map((answer) => ({ text: answer, right: true }))
      : optionsOf(question, truth);
  return (
    <Card component="li" sx={{ display: 'flex', gap: 1.5, p: 1.75 }}>
      <Box component="span" sx={{ color: 'text.secondary', fontWeight: 500, minWidth: 20 }}>
        {number}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography
          style={ownLines(question.text, direction)}
          sx={{ fontWeight: 500, whiteSpace: 'pre-line' }}
        >
          <DirectedText text={question.text} />
        </Typography>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0, fontSize: '0.875rem' }}>
          {answers.map((answer, index) => (
            <Box
              key={index}
              component="li"
              sx={{
                display: 'flex',
                gap: 0.75,
                py: 0.25,
                color: answer.right ? 'success.main' : 'text.secondary',
                fontWeight: answer.right ? 500 : 400,
              }}
            >
              <Box sx={{ width: 16, flexShrink: 0, pt: 0.25 }}>
                {answer.right && <Check size={16} aria-label={text('games.quiz.right')} />}
              </Box>
              <bdi>
                <DirectedText text={answer.text} />
              </bdi>
            </Box>
          ))}
        </Box>
        {question.explanation && (
          <Typography
            variant="body2"
            color="textSecondary"
            style={ownLines(question.explanation, direction)}
            sx={{ mt: 0.5, whiteSpace: 'pre-line' }}
          >
            <DirectedText text={question.explanation} />
          </Typography>
        )}
      </Box>
    </Card>
  );
});

/** The questions in the text, updated while typing. */
export const QuestionPreview = ({ questions }: { readonly questions: readonly Question[] }) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1.5 }}>
        <Message id="games.quiz.preview" values={{ count: questions.length }} />
      </Typography>
      {questions.length === 0 ? (
        <Box
          sx={{
            ...squaredPaper,
            p: 4,
            border: '1px solid',
            borderColor: 'divider',
            borderRadius: '12px',
            color: 'text.secondary',
            textAlign: 'center',
          }}
        >
          <Message id="games.quiz.previewEmpty" />
        </Box>
      ) : (
        <Box
          component="ol"
          // Has no focusable content, so it needs a tab stop to scroll by keyboard.
          tabIndex={0}
          aria-labelledby={id}
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'grid',
            gap: 1,
            maxHeight: { md: 720 },
            overflowY: { md: 'auto' },
          }}
        >
          {questions.map((question, index) => (
            <PreviewCard key={index} question={question} number={index + 1} />
          ))}
        </Box>
      )}
    </section>
  );
};
