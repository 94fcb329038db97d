import Skeleton from '@mui/material/Skeleton';
import { listAllMarkSheets } from '#shared/contracts/mark-sheets.ts';
import { listClasses } from '#shared/contracts/classes.ts';
import { beginCalls } from '#frontend/lib/api/begin-calls.ts';
import { EmptyState } from '#frontend/components/feedback/empty-state.tsx';
import { ErrorState } from '#frontend/components/feedback/error-state.tsx';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { Page } from '#frontend/components/page/page.tsx';
import { withTexts } from '#frontend/i18n/load-messages.ts';
import { textOfError } from '#frontend/lib/api/api-error.ts';
import { useAllMarkSheets } from '#frontend/record/api/mark-sheets.ts';
import { paths } from '#frontend/lib/paths.ts';

const shape = <Skeleton variant="rounded" height={240} />;
const FillClasses = lazyComponent(
  () => withTexts(import('../components/filling/fill-classes.tsx'), 'filling'),
  shape,
);

/** The page on which a teacher fills the ministry's workbook with the marks of all classes. */
const FillClassesPage = () => {
  const sheets = useAllMarkSheets();
  return (
    <Page
      title="filling.classes"
      intro="filling.classesIntro"
      back={{ to: paths.classes, label: 'filling.toClasses' }}
    >
      {!sheets.data && sheets.error === undefined && shape}
      {!sheets.data && sheets.error !== undefined && (
        <ErrorState
          title="filling.marksFailed"
          text={textOfError(sheets.error)}
          action="common.retry"
          onAction={() => void sheets.mutate()}
        />
      )}
      {sheets.data?.length === 0 && <EmptyState text="filling.noMarksYet" />}
      {sheets.data && sheets.data.length > 0 && <FillClasses sheets={sheets.data} />}
    </Page>
  );
};

export const begin = () => beginCalls(listAllMarkSheets, listClasses);

export default FillClassesPage;
