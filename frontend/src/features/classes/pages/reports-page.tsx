import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useSearchParams } from 'react-router';
import { listClasses } from '#shared/contracts/classes.ts';
import { getReportSettings } from '#shared/contracts/report-settings.ts';
import { beginCalls } from '#frontend/lib/api/begin-calls.ts';
import picture from '#frontend/assets/illustrations/reports.svg';
import { EmptyState } from '#frontend/components/feedback/empty-state.tsx';
import { ErrorState } from '#frontend/components/feedback/error-state.tsx';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import { HistoryLink } from '#frontend/components/jobs/history-link.tsx';
import { Page } from '#frontend/components/page/page.tsx';
import { Room, useRoom } from '#frontend/components/page/room.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { textOfError } from '#frontend/lib/api/api-error.ts';
import { useClass, useClasses } from '#frontend/record/api/classes.ts';
import { nameOfClass } from '#frontend/record/model/classes/name-of-class.ts';
import { CLASS, paths } from '#frontend/lib/paths.ts';
import { ClassReport } from '../components/report/lazy-report.tsx';

const shape = <Skeleton variant="rounded" height={240} />;

/** The reports of a class that one chooses here. */
const ReportsPage = () => {
  const [search, setSearch] = useSearchParams();
  const { data: classes, error, isLoading, mutate } = useClasses();
  const choice = useRoom<HTMLDivElement>('report-class', classes !== undefined);
  const asked = search.get(CLASS);
  const chosen = classes?.find(({ id }) => id === asked) ?? classes?.[0];
  const { data: kept, error: failure, mutate: again } = useClass(chosen?.id);
  const problem = classes ? failure : error;
  return (
    <Page
      title="layout.reports"
      intro="classes.reports.intro"
      actions={<HistoryLink to={paths.reportFiles} />}
    >
      {classes?.length === 0 ? (
        <EmptyState
          text="classes.empty"
          picture={picture}
          action={<TextButton label="classes.title" variant="contained" to={paths.classes} />}
        />
      ) : (
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          {isLoading && <Room name="report-class" height={70} sx={{ maxWidth: 320 }} />}
          {classes && classes.length > 1 && chosen && (
            <Box ref={choice} sx={{ maxWidth: 320, displayPrint: 'none' }}>
              <SelectField
                name="class"
                label={<Message id="classes.one" />}
                placeholder=""
                value={chosen.id}
                onChange={(value) =>
                  setSearch({ [CLASS]: value }, { replace: true, preventScrollReset: true })
                }
                options={classes.map((one) => ({ value: one.id, label: nameOfClass(one) }))}
              />
            </Box>
          )}
          {kept ? (
            <ClassReport key={kept.id} kept={kept} />
          ) : problem === undefined && kept === undefined ? (
            shape
          ) : (
            <ErrorState
              title={classes ? 'classes.loadFailed' : 'classes.listFailed'}
              text={kept === null ? { id: 'error.class-not-found' } : textOfError(problem)}
              action="common.retry"
              onAction={() => void Promise.all([mutate(), again()])}
            />
          )}
        </Box>
      )}
    </Page>
  );
};

export const begin = () => beginCalls(listClasses, getReportSettings);

export default ReportsPage;
