import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent } from 'react';
import * as z from 'zod/mini';
import { emptySchoolYear, schoolYear, type SchoolYear } from '#shared/model/school-year.ts';
import { RestoredNote } from '#frontend/components/form/restored-note.tsx';
import { SubmitButton } from '#frontend/components/form/submit-button.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import type { ProfessionalProfile } from '#frontend/lib/api/response-types.ts';
import { useClasses } from '#frontend/lib/classes/classes.ts';
import { notify } from '#frontend/lib/notifications/notifications.ts';
import { useChosenClass } from '../../hooks/use-chosen-class.ts';
import { useSaveYear } from '../../hooks/use-save-year.ts';
import { useTypedYear } from '../../hooks/use-typed-year.ts';
import { knownClasses } from '../../model/timetable.ts';
import { ClassPalette } from './class-palette.tsx';
import { HolidaySection } from './holiday-section.tsx';
import { TimetableGrid } from './timetable-grid.tsx';

interface Props {
  readonly stored: SchoolYear;
  readonly profile: ProfessionalProfile | null;
  readonly onSaved: (saved: SchoolYear) => Promise<unknown>;
  /** Called when another version was saved meanwhile. */
  readonly onOutdated: () => Promise<unknown>;
}

/** The form for timetable and holidays; stores changes until they are saved or discarded. */
export const SchoolYearForm = ({ stored, profile, onSaved, onOutdated }: Props) => {
  const year = useTypedYear(stored);
  const { timetable, holidays } = year.shown;
  const { data: kept = [] } = useClasses();
  const keptNames = kept.map(({ name }) => name);
  const { taught, ...palette } = useChosenClass(
    knownClasses(profile?.classesTaught, keptNames, timetable),
  );
  const [showsHolidays, setShowsHolidays] = useState(false);
  const [tried, setTried] = useState(false);
  const reset = () => {
    year.reset();
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

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const checked = z.safeParse(schoolYear, { ...emptySchoolYear, ...year.typed });
    setTried(true);
    if (checked.success) {
      void save(checked.data);
      return;
    }
    setShowsHolidays(true);
    notify('error', 'schoolYear.invalid');
  };

  return (
    <form noValidate onSubmit={onSubmit} aria-labelledby="school-year">
      <RestoredNote restored={year.restored} onAfresh={reset} />
      <Typography variant="h3" sx={{ mb: 1, '.MuiAlert-root + &': { mt: 2.5 } }}>
        <Message id="schoolYear.timetable" />
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        <Message id={palette.classes.length > 0 ? 'schoolYear.howTo' : 'schoolYear.addFirst'} />
      </Typography>
      <ClassPalette {...palette} />
      <TimetableGrid
        timetable={timetable}
        taught={taught}
        onChange={(next) => year.change({ ...year.shown, timetable: next })}
      />
      <HolidaySection
        own={holidays}
        season={profile?.academicSeason}
        tried={tried}
        open={showsHolidays}
        onOpen={setShowsHolidays}
        onChange={(next) => year.change({ timetable, ...(next && { holidays: next }) })}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2.5 }}>
        <SubmitButton busy={busy} disabled={!year.typed}>
          <Message id="schoolYear.save" />
        </SubmitButton>
        {year.typed && (
          <Button color="inherit" onClick={reset}>
            <Message id="common.cancel" />
          </Button>
        )}
      </Box>
    </form>
  );
};
