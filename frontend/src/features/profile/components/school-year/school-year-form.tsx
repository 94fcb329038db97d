import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod/mini';
import { languageOf } from '#shared/model/locale.ts';
import {
  emptySchoolYear,
  lessonHours,
  schoolYear,
  type SchoolYear,
} from '#shared/model/school-year.ts';
import { defaultHolidays } from '#shared/school-year/default-holidays.ts';
import { usualHours } from '#shared/school-year/period-hours.ts';
import { RestoredNote } from '#frontend/components/form/restored-note.tsx';
import { SubmitButton } from '#frontend/components/form/submit-button.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { ProfessionalProfile } from '#frontend/lib/api/response-types.ts';
import { useClasses } from '#frontend/record/api/classes.ts';
import { notify } from '#frontend/lib/notifications/notifications.ts';
import { seasonOn } from '#frontend/lib/school-season.ts';
import { useChosenClass } from '../../hooks/use-chosen-class.ts';
import { useSaveYear } from '../../hooks/use-save-year.ts';
import { useTypedYear } from '../../hooks/use-typed-year.ts';
import { knownClasses } from '../../model/timetable.ts';
import { ClassPalette } from './class-palette.tsx';
import { HolidayTable } from './holiday-table.tsx';
import { HoursFields } from './hours-fields.tsx';
import { TimetableGrid } from './timetable-grid.tsx';

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

interface SaveBarProps {
  readonly busy: boolean;
  readonly isChanged: boolean;
  readonly onCancel: () => void;
}

/** Saves or discards the changes; stays in view while there are any. */
const SaveBar = ({ busy, isChanged, onCancel }: SaveBarProps) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      gap: 1.5,
      py: 1.5,
      // Two cards above are longer than a screen. Large text needs the whole of it.
      '@media (min-width: 22em) and (min-height: 30em)': isChanged
        ? {
            position: 'sticky',
            bottom: 0,
            zIndex: 1,
            bgcolor: 'background.default',
            borderTop: '1px solid',
            borderColor: 'divider',
          }
        : {},
    }}
  >
    <SubmitButton busy={busy} disabled={!isChanged}>
      <Message id="schoolYear.save" />
    </SubmitButton>
    {isChanged && <TextButton label="common.cancel" color="inherit" onClick={onCancel} />}
  </Box>
);

const focusFirstError = (form: HTMLFormElement): void =>
  form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();

/** The form for timetable, hours and holidays; stores changes until they are saved or discarded. */
export const SchoolYearForm = ({ stored, profile, onSaved, onOutdated }: Props) => {
  const { locale } = useLocale();
  const text = useMessage();
  const year = useTypedYear(stored);
  const { timetable, hours = usualHours, holidays } = year.shown;
  const checkedHours = z.safeParse(lessonHours, hours);
  const { data: kept = [] } = useClasses();
  const keptNames = kept.map(({ name }) => name);
  const {
    taught,
    reset: resetClasses,
    ...palette
  } = useChosenClass(knownClasses(profile?.classesTaught, keptNames, timetable));
  const [tried, setTried] = useState(false);
  const reset = () => {
    year.reset();
    resetClasses();
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

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const checked = z.safeParse(schoolYear, { ...emptySchoolYear, ...year.typed });
    flushSync(() => setTried(true));
    if (checked.success) {
      void save(checked.data);
      return;
    }
    focusFirstError(event.currentTarget);
    notify('error', 'schoolYear.invalid');
  };

  return (
    <form noValidate onSubmit={onSubmit} aria-label={text('schoolYear.title')}>
      <Box sx={{ mb: 3, '&:empty': { display: 'none' } }}>
        <RestoredNote restored={year.restored} onAfresh={reset} />
      </Box>
      <Part id="timetable" title="schoolYear.timetable">
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
          <Message id={palette.classes.length > 0 ? 'schoolYear.howTo' : 'schoolYear.addFirst'} />
        </Typography>
        <ClassPalette {...palette} undo={year.undo} />
        <TimetableGrid
          timetable={timetable}
          hours={checkedHours.success ? checkedHours.data : usualHours}
          taught={taught}
          onChange={year.enter}
          undo={year.undo}
        />
        <HoursFields
          hours={hours}
          isValid={checkedHours.success}
          onChange={(next) => year.change({ ...year.shown, hours: next })}
        />
      </Part>
      <Part id="holidays" title="schoolYear.holidays">
        <HolidayTable
          own={holidays}
          preset={defaultHolidays(
            profile?.academicSeason ?? seasonOn(new Date()),
            languageOf(locale),
          )}
          tried={tried}
          onChange={(next) => {
            const { holidays: _, ...others } = year.shown;
            year.change({ ...others, ...(next && { holidays: next }) });
          }}
        />
      </Part>
      <SaveBar busy={busy} isChanged={year.typed !== undefined} onCancel={reset} />
    </form>
  );
};
