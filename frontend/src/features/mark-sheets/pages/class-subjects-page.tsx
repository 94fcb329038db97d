import Skeleton from '@mui/material/Skeleton';
import { useParams } from 'react-router';
import { getClass } from '#shared/contracts/classes.ts';
import { getClassSubjects } from '#shared/contracts/class-subjects.ts';
import { listMarkSheets } from '#shared/contracts/mark-sheets.ts';
import { EmptyState } from '#frontend/components/feedback/empty-state.tsx';
import { ErrorState } from '#frontend/components/feedback/error-state.tsx';
import { BackLink } from '#frontend/components/page/back-link.tsx';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { Page } from '#frontend/components/page/page.tsx';
import { withTexts } from '#frontend/i18n/load-messages.ts';
import { beginCalls } from '#frontend/lib/api/begin-calls.ts';
import { textOfError } from '#frontend/lib/api/api-error.ts';
import { classMarksPath } from '#frontend/lib/class-paths.ts';
import { useClass } from '#frontend/record/api/classes.ts';

const shape = <Skeleton variant="rounded" height={420} />;
const SubjectsBoard = lazyComponent(
  () =>
    withTexts(
      import('../components/subjects/subjects-board.tsx'),
      ...(['subjects', 'review', 'record'] as const),
    ),
  shape,
);
// Its file comes while the marks are fetched.
void SubjectsBoard.preload();

/** All subjects of a class, with the general averages. */
const ClassSubjectsPage = () => {
  const { classId = '' } = useParams();
  const { data: kept, error, mutate } = useClass(classId);
  return (
    <Page
      title={kept ? 'sheets.subjectsOf' : 'sheets.subjects'}
      titleValues={{ name: kept?.name ?? '' }}
      width="wide"
      actions={<BackLink to={classMarksPath(classId)} label="sheets.toClass" />}
    >
      {kept && <SubjectsBoard kept={kept} />}
      {kept === null && <EmptyState text="error.class-not-found" />}
      {kept === undefined &&
        (error === undefined ? (
          shape
        ) : (
          <ErrorState
            title="sheets.loadFailed"
            text={textOfError(error)}
            action="common.retry"
            onAction={() => void mutate()}
          />
        ))}
    </Page>
  );
};

export const begin = () => beginCalls(getClass, getClassSubjects, listMarkSheets);

export default ClassSubjectsPage;
