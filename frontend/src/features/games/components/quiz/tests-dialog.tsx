import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { ErrorState } from '#frontend/components/feedback/error-state.tsx';
import { DateTime } from '#frontend/components/time/date-time.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import type { Text } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { SessionEndedError, textOfError, textOfFailure } from '#frontend/lib/api/api-error.ts';
import { paths } from '#frontend/lib/paths.ts';
import { fetchTest, useTests } from '../../api.ts';
import { testSet } from '../../model/quiz/test-set.ts';
import type { TestsDialogProps } from './from-tests.tsx';

/** Chooses one of the teacher's tests, whose newest version becomes a set of questions. */
const TestsDialog = ({ open, onClose, onChoose }: TestsDialogProps) => {
  const text = useMessage();
  const tests = useTests(open);
  const [now] = useState(() => Date.now());
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Text>();
  const choose = async (jobId: string) => {
    setBusy(true);
    setProblem(undefined);
    try {
      const test = await fetchTest(jobId);
      if (!test) {
        setProblem({ id: 'games.quiz.noTest' });
        return;
      }
      onChoose({
        name: test.title,
        text: testSet(test, (number) => text('games.quiz.notPlayed', { number })),
      });
      onClose();
    } catch (error) {
      if (!(error instanceof SessionEndedError))
        setProblem(textOfFailure(error, 'games.quiz.noTest'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" fullWidth>
      <DialogTitle sx={{ pb: 1 }}>
        <Message id="games.quiz.fromTests" />
      </DialogTitle>
      <DialogContent>
        {tests.isLoading && <Skeleton variant="rounded" height={160} />}
        {tests.error !== undefined && !tests.data && (
          <ErrorState
            title="games.quiz.testsFailed"
            text={textOfError(tests.error)}
            action="common.retry"
            onAction={() => void tests.mutate()}
          />
        )}
        {tests.data?.length === 0 && (
          <DialogContentText>
            <Message id="games.quiz.noTests" />
          </DialogContentText>
        )}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
          {tests.data?.map((job) => (
            <li key={job.id}>
              <ButtonBase
                aria-disabled={busy}
                onClick={() => busy || void choose(job.id)}
                sx={{
                  display: 'block',
                  width: '100%',
                  px: 2,
                  py: 1.25,
                  border: '1px solid',
                  borderColor: 'divider',
                  borderRadius: '8px',
                  textAlign: 'start',
                  '&:hover': { bgcolor: 'paper.tealWash' },
                }}
              >
                <Box component="bdi" sx={{ display: 'block', fontWeight: 500 }}>
                  {job.source}
                </Box>
                <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                  <DateTime at={job.createdAt} now={now} />
                </Box>
              </ButtonBase>
            </li>
          ))}
        </Box>
      </DialogContent>
      {problem && (
        <Alert severity="error" sx={{ mx: 3 }}>
          <Message {...problem} />
        </Alert>
      )}
      <DialogActions sx={{ p: 2 }}>
        {tests.data?.length === 0 && <TextButton label="games.quiz.newTest" to={paths.test} />}
        <TextButton label="common.close" onClick={onClose} color="inherit" />
      </DialogActions>
    </Dialog>
  );
};

export default TestsDialog;
