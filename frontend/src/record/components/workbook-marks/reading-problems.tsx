import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { readingNotices, type ReadingProblem } from '#shared/class-lists/workbook-reading.ts';
import { FailureText } from '#frontend/components/jobs/failure-text.tsx';
import { Message } from '#frontend/i18n/message.tsx';

/** The number of problems shown at once; the rest can be expanded. */
const SHOWN = 3;

const ProblemText = ({ problem }: { readonly problem: ReadingProblem }) => {
  const notice = readingNotices.find((code) => code === problem.code);
  return notice ? (
    <Message id={`reading.${notice}`} values={problem.params ?? {}} />
  ) : (
    <FailureText code={problem.code} params={problem.params} />
  );
};

const Lines = ({ problems }: { readonly problems: readonly ReadingProblem[] }) => (
  <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
    {problems.map((problem, index) => (
      <li key={index}>
        <ProblemText problem={problem} />
      </li>
    ))}
  </Box>
);

interface Props {
  readonly severity: 'error' | 'info';
  readonly problems: readonly ReadingProblem[];
}

/** Problems or warnings, each with its sheet and row. */
export const ReadingProblems = ({ severity, problems }: Props) =>
  problems.length > 0 && (
    <Alert
      severity={severity}
      role={severity === 'error' ? 'alert' : 'status'}
      sx={{ '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' } }}
    >
      <Lines problems={problems.slice(0, SHOWN)} />
      {problems.length > SHOWN && (
        <Box component="details" sx={{ mt: 0.5 }}>
          <Box component="summary" sx={{ cursor: 'pointer' }}>
            <Message id="reading.moreProblems" values={{ count: problems.length - SHOWN }} />
          </Box>
          <Lines problems={problems.slice(SHOWN)} />
        </Box>
      )}
    </Alert>
  );
