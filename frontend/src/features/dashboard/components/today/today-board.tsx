import Box from '@mui/material/Box';
import { useState } from 'react';
import { allLessons } from '#shared/course/course-days.ts';
import { languageOf } from '#shared/model/locale.ts';
import { holidaysOf } from '#shared/school-year/default-holidays.ts';
import { useFolder } from '#frontend/days/components/folder/use-folder.tsx';
import type { Days } from '#frontend/days/hooks/use-days.ts';
import { useNow } from '#frontend/days/hooks/use-now.ts';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { useRoom } from '#frontend/components/page/room.tsx';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import { withTexts } from '#frontend/i18n/load-messages.ts';
import type { ContentJob, GradeJob, Job } from '#frontend/lib/api/response-types.ts';
import { useUser } from '#frontend/lib/auth/session.ts';
import { classColours } from '#frontend/record/model/classes/class-colours.ts';
import { ofThisYear } from '#frontend/record/model/classes/of-this-year.ts';
import type { useClasses } from '#frontend/record/api/classes.ts';
import type { useAllMarkSheets } from '#frontend/record/api/mark-sheets.ts';
import { useMarkTitles } from '#frontend/record/components/marks/use-mark-titles.ts';
import { unsavedCopies, unsavedKey } from '#frontend/lib/documents/unsaved-copies.ts';
import { hasFailed } from '#frontend/lib/resources/use-resource.ts';
import type { useSchoolYear } from '#frontend/lib/resources/use-school-year.ts';
import { seasonOn } from '#frontend/lib/school-season.ts';
import { begunBy, MOST_BEGUN } from '../../model/today/begun.ts';
import type { NamedAbsence } from '../../model/today/long-absences.ts';
import { lostCourses, strayCourse } from '../../model/today/lost-courses.ts';
import { BegunPanel } from './begun-panel.tsx';
import { ClassStrip } from './class-strip.tsx';
import { LoadFailure } from './load-failure.tsx';
import { Panel } from './panel.tsx';
import { TimetableLessons } from './timetable-lessons.tsx';
import { TODAY, TodaySkeleton } from './today-skeleton.tsx';
import { useFirstRun } from './use-first-run.ts';

/** Keys of documents with edits that only this device has. */
const unsavedOf = (uid: string | undefined): string[] => {
  if (uid === undefined) return [];
  const prefix = unsavedKey(uid, '');
  return unsavedCopies.keys(prefix).map((key) => key.slice(prefix.length));
};

/** What is known of the days, and what shows it; not needed for the first drawing. */
const dayParts = () => withTexts(import('./day-parts.tsx'), 'days', 'plans');
const DaysSource = lazyComponent(async () => ({ default: (await dayParts()).DaysSource }));
const DayLessons = lazyComponent(async () => ({ default: (await dayParts()).DayLessons }));
const ClassStanding = lazyComponent(async () => ({ default: (await dayParts()).ClassStanding }));
const AbsenceRows = lazyComponent(async () => ({ default: (await dayParts()).AbsenceRows }));
const LostRows = lazyComponent(async () => ({ default: (await dayParts()).LostRows }));
const preloadParts = () =>
  Promise.all([DayLessons, ClassStanding, LostRows, AbsenceRows].map((part) => part.preload()));

const FirstRun = lazyComponent(
  () => withTexts(import('./first-run.tsx'), 'classes', 'jobs', 'typed-list'),
  <TodaySkeleton isWithin />,
);

/** An answer of the platform, as far as it is there. */
interface Loaded<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly mutate: () => Promise<unknown>;
}

interface Props {
  readonly schoolYear: ReturnType<typeof useSchoolYear>;
  readonly classes: ReturnType<typeof useClasses>;
  readonly sheets: ReturnType<typeof useAllMarkSheets>;
  readonly lists: {
    readonly notebooks: Loaded<readonly Job[]>;
    readonly extractions: Loaded<readonly GradeJob[]>;
    readonly readings: Loaded<readonly Job[]>;
    readonly drafts: Loaded<readonly ContentJob[]>;
  };
}

/** What is now and next, what was begun, and the progress of the classes. A part that could not be loaded says so. */
const TodayBoard = ({ schoolYear, classes, sheets, lists }: Props) => {
  const { notebooks, extractions, readings, drafts } = lists;
  const now = useNow();
  const uid = useUser()?.uid;
  const titles = useMarkTitles();
  const kept = classes.data ?? [];
  const colours = classColours(kept);
  const firstRun = useFirstRun(uid, {
    classes: classes.data?.length,
    notebooks: notebooks.data?.length,
  });
  const jobs = Object.values(lists);
  const { locale } = useLocale();
  const [known, setKnown] = useState<{ days: Days; absences: readonly NamedAbsence[] }>();
  const { days, absences = [] } = known ?? {};
  const { openFolder, folderDialog } = useFolder();
  const region = useRoom<HTMLDivElement>(TODAY);
  const begun = begunBy(
    now,
    {
      notebooks: notebooks.data ?? [],
      extractions: extractions.data ?? [],
      readings: readings.data ?? [],
      drafts: drafts.data ?? [],
      unsaved: unsavedOf(uid),
    },
    titles,
  );
  // A new account is asked for its classes first, and then for its timetable.
  const isNew = firstRun.isShown && kept.length === 0;
  const hasTimetable = schoolYear.data !== undefined && allLessons(schoolYear.data).length > 0;
  const lessonsOf = isNew && !hasTimetable ? undefined : schoolYear.data;
  const hasLessons = lessonsOf !== undefined || hasFailed(schoolYear);
  const lost = days ? lostCourses(days) : [];
  const stray = days && strayCourse(days);
  const dayRows = absences.length + lost.length + (stray ? 1 : 0);
  const hasBegun = begun.length > 0 || dayRows > 0 || jobs.some(hasFailed);
  return (
    <Box
      ref={region}
      tabIndex={-1}
      sx={{
        outline: 'none',
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: hasLessons && hasBegun ? 'minmax(0, 2fr) minmax(0, 1fr)' : 'minmax(0, 1fr)',
        },
        gap: 1.5,
        mb: 1.5,
      }}
    >
      {firstRun.isShown && (
        <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
          <FirstRun
            classes={kept}
            onBegin={firstRun.begin}
            onLater={() => {
              firstRun.later();
              region.current?.focus({ preventScroll: true });
            }}
          />
        </Box>
      )}
      {hasTimetable && (
        <DaysSource
          saidElsewhere={[schoolYear, classes, sheets]}
          onDays={(found, absences) =>
            void preloadParts().then(() => setKnown({ days: found, absences }))
          }
        />
      )}
      {lessonsOf &&
        (days ? (
          <DayLessons days={days} now={now} onFolder={openFolder} />
        ) : (
          <TimetableLessons
            schoolYear={lessonsOf}
            holidays={holidaysOf(lessonsOf, seasonOn(now), languageOf(locale))}
            classes={kept}
            colours={colours}
            now={now}
            onFolder={openFolder}
          />
        ))}
      {hasFailed(schoolYear) && (
        <Panel title="today.lessons">
          <LoadFailure of={[schoolYear]} />
        </Panel>
      )}
      {hasBegun && (
        <BegunPanel
          begun={begun.slice(0, Math.max(0, MOST_BEGUN - dayRows))}
          first={
            days &&
            dayRows > 0 && (
              <>
                <AbsenceRows absences={absences} />
                <LostRows days={days} courses={lost} stray={stray} />
              </>
            )
          }
        >
          <LoadFailure of={jobs} />
        </BegunPanel>
      )}
      {(kept.length > 0 || hasFailed(classes)) && (
        <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
          <ClassStrip
            classes={ofThisYear(kept)}
            colours={colours}
            sheets={sheets.data}
            now={now}
            standingOf={
              hasTimetable
                ? (classId) => days && <ClassStanding days={days} classId={classId} />
                : undefined
            }
          >
            <LoadFailure of={[classes, sheets]} />
          </ClassStrip>
        </Box>
      )}
      {folderDialog}
    </Box>
  );
};

export default TodayBoard;
