import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { FilePlus2 } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { ErrorState } from '#frontend/components/feedback/error-state.tsx';
import { OlderJobs } from '#frontend/components/jobs/older-jobs.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { textOfError } from '#frontend/lib/api/api-error.ts';
import { useMarkSheets } from '#frontend/record/api/mark-sheets.ts';
import { testOfClassPath } from '#frontend/lib/paths.ts';
import { useJobHistory } from '#frontend/lib/resources/use-job-history.ts';
import { draftsOfClass } from '../drafts-of-class.ts';
import { writtenTests } from '../model/written-tests.ts';
import { DraftedTest, WrittenTest } from './test-rows.tsx';

interface PartProps {
  readonly title: MessageId;
  readonly none: MessageId;
  readonly action?: ReactNode;
  readonly rows: readonly ReactNode[];
  readonly foot?: ReactNode;
}

const Part = ({ title, none, action, rows, foot }: PartProps) => (
  <Box component="section" aria-labelledby={title}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
      <Typography variant="h2" id={title} sx={{ flex: 1 }}>
        <Message id={title} />
      </Typography>
      {action}
    </Box>
    {rows.length === 0 ? (
      <Typography color="textSecondary" sx={{ maxWidth: '60ch' }}>
        <Message id={none} />
      </Typography>
    ) : (
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {rows}
      </Box>
    )}
    {foot}
  </Box>
);

/** The tests that were drafted for a class, and those whose marks are in its record. */
export const ClassTests = ({ classId }: { readonly classId: string }) => {
  const calls = useMemo(() => draftsOfClass(classId), [classId]);
  const { jobs, error, older, refresh } = useJobHistory(calls);
  const { data: sheets, error: sheetsError, mutate } = useMarkSheets(classId);
  const failure = jobs ? (sheets ? undefined : sheetsError) : error;
  if (failure !== undefined) {
    return (
      <ErrorState
        title="classes.testsLoadFailed"
        text={textOfError(failure)}
        action="common.retry"
        onAction={() => void Promise.all([refresh(), mutate()])}
      />
    );
  }
  if (!jobs || !sheets) return <Skeleton variant="rounded" height={200} />;
  const written = writtenTests(sheets);
  const drafted = jobs.filter(({ type }) => type === 'TEST');
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Part
        title="classes.draftedTests"
        none="classes.noDraftedTests"
        action={
          <TextButton
            label="classes.draftTest"
            to={testOfClassPath(classId)}
            size="small"
            variant={drafted.length === 0 ? 'contained' : 'outlined'}
            icon={FilePlus2}
          />
        }
        foot={<OlderJobs older={older} />}
        rows={drafted.map((job) => (
          <DraftedTest
            key={job.id}
            job={job}
            results={written.find(({ test }) => test.draft === job.id)}
            classId={classId}
          />
        ))}
      />
      <Part
        title="classes.writtenTests"
        none="classes.noWrittenTests"
        rows={written.map((one) => (
          <WrittenTest key={`${one.sheetId} ${one.test.column}`} classId={classId} written={one} />
        ))}
      />
    </Box>
  );
};
