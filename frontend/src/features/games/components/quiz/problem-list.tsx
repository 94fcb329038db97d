import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Message } from '#frontend/i18n/message.tsx';
import type { Problem } from '../../model/quiz/question.ts';

interface Props {
  readonly problems: readonly Problem[];
  /** Jumps to a line of the text. */
  readonly onLine: (line: number) => void;
}

export const ProblemList = ({ problems, onLine }: Props) => (
  <Box role="status" sx={{ display: problems.length > 0 ? 'block' : 'none' }}>
    {problems.length > 0 && (
      <Alert severity="warning">
        <Box sx={{ mb: 0.5, fontSize: '1rem', fontWeight: 500 }}>
          <Message id="games.quiz.problems" values={{ count: problems.length }} />
        </Box>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {problems.map(({ line, code }) => (
            <li key={`${line} ${code}`}>
              <Link component="button" type="button" color="inherit" onClick={() => onLine(line)}>
                <Message id="games.quiz.line" values={{ line }} />
              </Link>
              <Box component="span" sx={{ marginInlineStart: 0.75 }}>
                <Message id={`games.quiz.problem.${code}`} />
              </Box>
            </li>
          ))}
        </Box>
      </Alert>
    )}
  </Box>
);
