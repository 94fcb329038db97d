import Box from '@mui/material/Box';
import { DirectedText } from '#frontend/components/text/directed-text.tsx';
import { Message } from '#frontend/i18n/message.tsx';

interface Props {
  readonly answers: readonly string[];
  readonly revealed: boolean;
}

/** The answer to an open question: a ruled line until it is revealed. */
export const ShortAnswer = ({ answers, revealed }: Props) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'center',
      columnGap: 3,
      minHeight: 'max(96px, 11cqi)',
      p: 2,
      border: '2px dashed',
      borderStyle: revealed ? 'solid' : 'dashed',
      borderColor: revealed ? 'success.main' : 'paper.outline',
      borderRadius: '12px',
      bgcolor: revealed ? 'job.success.wash' : 'background.paper',
      textAlign: 'center',
    }}
  >
    {revealed ? (
      answers.map((answer) => (
        <Box
          key={answer}
          component="bdi"
          sx={{ fontSize: 'clamp(1.5rem, 4cqi, 5rem)', fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          <DirectedText text={answer} />
        </Box>
      ))
    ) : (
      <Box sx={{ color: 'text.secondary', fontSize: 'max(1rem, 1.6cqi)' }}>
        <Message id="games.quiz.sayIt" />
      </Box>
    )}
  </Box>
);
