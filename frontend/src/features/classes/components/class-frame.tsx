import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { BookPlus, Dices } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { EmptyState } from '#frontend/components/feedback/empty-state.tsx';
import { ErrorState } from '#frontend/components/feedback/error-state.tsx';
import { BackLink } from '#frontend/components/page/back-link.tsx';
import { PageTabs } from '#frontend/components/page/page-tabs.tsx';
import { Page } from '#frontend/components/page/page.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { textOfError } from '#frontend/lib/api/api-error.ts';
import { useClass } from '#frontend/record/api/classes.ts';
import {
  classAttendancePath,
  classLessonsPath,
  classMarksPath,
  classPath,
  classReportsPath,
  classSeatingPath,
  classTestsPath,
} from '#frontend/lib/class-paths.ts';
import { notebookOfClassesPath, paths, wheelOfClassPath } from '#frontend/lib/paths.ts';

const tabs = [
  { id: 'pupils', label: 'classes.tab.pupils', path: classPath },
  { id: 'seating', label: 'classes.tab.seating', path: classSeatingPath },
  { id: 'marks', label: 'classes.tab.marks', path: classMarksPath },
  { id: 'lessons', label: 'classes.tab.lessons', path: classLessonsPath },
  { id: 'attendance', label: 'classes.tab.attendance', path: classAttendancePath },
  { id: 'tests', label: 'classes.tab.tests', path: classTestsPath },
  { id: 'reports', label: 'classes.tab.reports', path: classReportsPath },
] as const;

interface Props {
  readonly tab: (typeof tabs)[number]['id'];
  readonly children: (kept: SavedClass) => ReactNode;
}

/** A page of one class: its name, what can be done with it, and its tabs. */
export const ClassFrame = ({ tab, children }: Props) => {
  const { classId = '' } = useParams();
  const { data: kept, error, mutate } = useClass(classId);
  if (!kept) {
    return (
      <Page title="classes.one" actions={<BackLink to={paths.classes} label="classes.title" />}>
        {kept === null ? (
          <EmptyState text="error.class-not-found" />
        ) : error === undefined ? (
          <Skeleton variant="rounded" height={240} />
        ) : (
          <ErrorState
            title="classes.loadFailed"
            text={textOfError(error)}
            action="common.retry"
            onAction={() => void mutate()}
          />
        )}
      </Page>
    );
  }
  const { name, subject, counts } = kept;
  const knowsSexes = counts.girls + counts.boys > 0;
  return (
    <Page
      title={subject ? 'classes.nameAndSubject' : 'classes.nameOnly'}
      titleValues={{ name, subject: subject ?? '' }}
      intro={knowsSexes ? 'classes.counts' : 'classes.pupils'}
      introValues={{ ...counts, count: counts.pupils }}
      actions={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <BackLink to={paths.classes} label="classes.title" />
          <TextButton
            label="classes.notebook"
            to={notebookOfClassesPath([classId])}
            variant="outlined"
            size="small"
            icon={BookPlus}
          />
          <TextButton
            label="classes.wheel"
            to={wheelOfClassPath(classId)}
            variant="outlined"
            size="small"
            icon={Dices}
          />
        </Box>
      }
    >
      <PageTabs
        label="classes.tabs"
        tabs={tabs.map(({ id, label, path }) => ({
          ...{ label, path: path(classId) },
          isCurrent: id === tab,
        }))}
      />
      {children(kept)}
    </Page>
  );
};
