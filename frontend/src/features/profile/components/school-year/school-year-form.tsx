import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod/mini';
import { courseDays } from '#shared/course/course-days.ts';
import { languageOf } from '#shared/model/locale.ts';
import { lessonHours, schoolYear, type SchoolYear } from '#shared/model/school-year.ts';
import { defaultHolidays } from '#shared/school-year/default-holidays.ts';
import { usualHours } from '#shared/school-year/period-hours.ts';
import { usualExams } from '#shared/school-year/usual-exams.ts';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { RestoredNote } from '#frontend/components/form/restored-note.tsx';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { ProfessionalProfile } from '#frontend/lib/api/response-types.ts';
import { isoDateOf } from '#frontend/lib/local-date.ts';
import { notify } from '#frontend/lib/notifications/notifications.ts';
import { useClasses } from '#frontend/record/api/classes.ts';
import { seasonOn } from '#frontend/lib/school-season.ts';
import { useChosenClass } from '../../hooks/use-chosen-class.ts';
import { useSaveYear } from '../../hooks/use-save-year.ts';
import { useTypedYear } from '../../hooks/use-typed-year.ts';
import { useValidFrom } from '../../hooks/use-valid-from.ts';
import { nextSundayOf } from '../../model/next-sunday.ts';
import { knownClasses } from '../../model/timetable.ts';
import { toSave } from '../../model/typed-year.ts';
import { lessonsOf } from '../../model/versions.ts';
import { problemsOf } from '../../model/year-problems.ts';
import { ExamList } from './exam-list.tsx';
import { HolidayList } from './holiday-list.tsx';
import { HoursFields } from './hours-fields.tsx';
import { SaveBar } from './save-bar.tsx';
import { Timetable } from './timetable.tsx';
import type { ValidFromProps } from './valid-from-dialog.tsx';
import { YearDays } from './year-days.tsx';

const ValidFromDialog = lazyOverlay<ValidFromProps>(() => import('./valid-from-dialog.tsx'));

interface Props {
  readonly stored: SchoolYear;
  readonly profile: ProfessionalProfile | null;
  readonly onSaved: (saved: SchoolYear) => Promise<unknown>;
  /** Called when another version was saved meanwhile. */
  readonly onOutdated: () => Promise<unknown>;
}

interface PartProps {
  readonly id: string;
  readonly title: MessageId;
  readonly children: ReactNode;
}

const Part = ({ id, title, children }: PartProps) => (
  <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 }, mb: 3 }}>
    <Typography variant="h2" id={id} sx={{ mb: 1 }}>
      <Message id={title} />
    </Typography>
    {children}
  </Card>
);

const focusFirstError = (form: HTMLFormElement): void =>
  form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();

/** The form for timetable, hours and days of a year; stores changes until they are saved or discarded. */
export const SchoolYearForm = ({ stored, profile, onSaved, onOutdated }: Props) => {
  const { locale } = useLocale();
  const text = useMessage();
  const season = profile?.academicSeason ?? seasonOn(new Date());
  const language = languageOf(locale);
  const year = useTypedYear(stored, season);
  const preset = defaultHolidays(season, language);
  const checkedHours = z.safeParse(lessonHours, year.shown.hours);
  const hours = checkedHours.success ? checkedHours.data : usualHours;
  const [tried, setTried] = useState(false);
  const { data: kept = [] } = useClasses();
  const lessons = lessonsOf(year.shown);
  const chosen = useChosenClass({
    classes: knownClasses(
      profile?.classesTaught,
      kept.map(({ name }) => name),
      lessons,
    ),
    subjects: lessons.flatMap(({ subject }) => subject ?? []),
    ownSubject: profile?.subject ?? '',
  });
  const problems = problemsOf(year.shown, season);
  const shownProblems = tried ? problems : new Map();
  const reset = () => {
    year.reset();
    chosen.reset();
    setTried(false);
  };
  const { busy, save } = useSaveYear({
    stored,
    onOutdated,
    onSaved: async (saved) => {
      await onSaved(saved);
      reset();
    },
  });
  const { holidays } = year.shown;
  const validFrom = useValidFrom({
    ...{ stored, season, saved: year.saved },
    holidays: holidays ?? preset.holidays,
    save: (next) => void save(next),
  });

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const checked = z.safeParse(schoolYear, toSave(year.shown, stored));
    flushSync(() => setTried(true));
    if (checked.success && problems.size === 0) {
      validFrom.ask(year.shown, checked.data);
      return;
    }
    focusFirstError(event.currentTarget);
    notify('error', 'schoolYear.invalid');
  };

  return (
    <>
      <form noValidate onSubmit={onSubmit} aria-label={text('schoolYear.title')}>
        <Box sx={{ mb: 3, '&:empty': { display: 'none' } }}>
          <RestoredNote restored={year.restored} onAfresh={reset} />
        </Box>
        <Part id="timetable" title="schoolYear.timetable">
          <Timetable {...{ year, chosen, profile, season, hours }} problems={shownProblems} />
          <HoursFields
            year={year.shown}
            hours={hours}
            season={season}
            nextSunday={nextSundayOf(isoDateOf(new Date()))}
            problems={shownProblems}
            onChange={year.change}
          />
        </Part>
        <Part id="holidays" title="schoolYear.holidays">
          <HolidayList
            own={holidays}
            preset={preset}
            problems={shownProblems}
            onChange={(next) => year.change({ holidays: next })}
          />
        </Part>
        <Part id="year-days" title="schoolYear.days">
          <YearDays
            year={year.shown}
            usual={courseDays(season)}
            problems={shownProblems}
            onChange={year.change}
          />
          <ExamList
            exams={year.shown.exams}
            usual={usualExams(season, language)}
            problems={shownProblems}
            onChange={(exams) => year.change({ exams })}
          />
        </Part>
        <SaveBar busy={busy} isChanged={year.typed !== undefined} onCancel={reset} />
      </form>
      {validFrom.question && (
        <ValidFromDialog open onClose={validFrom.close} {...validFrom.question} />
      )}
    </>
  );
};
