import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ChevronDown } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import * as z from 'zod/mini';
import { putSchoolYear } from '#shared/contracts/school-year.ts';
import { languageOf } from '#shared/model/locale.ts';
import { emptySchoolYear, schoolYear, type SchoolYear } from '#shared/model/school-year.ts';
import { defaultHolidays } from '#shared/school-year/default-holidays.ts';
import { RestoredNote } from '#frontend/components/form/restored-note.tsx';
import { SubmitButton } from '#frontend/components/form/submit-button.tsx';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { ApiError, SessionEndedError } from '#frontend/lib/api/api-error.ts';
import { call, versionOf } from '#frontend/lib/api/client.ts';
import type { ProfessionalProfile } from '#frontend/lib/api/response-types.ts';
import { useClasses } from '#frontend/lib/classes/classes.ts';
import { useUnsentForm } from '#frontend/lib/forms/use-unsent-form.ts';
import { notify } from '#frontend/lib/notifications/notifications.ts';
import { notifyError } from '#frontend/lib/notifications/notify-error.ts';
import { seasonOn } from '#frontend/lib/school-season.ts';
import { ClassPalette } from './class-palette.tsx';
import { HolidayList } from './holiday-list.tsx';
import { knownClasses } from '../../model/timetable.ts';
import { TimetableGrid } from './timetable-grid.tsx';

interface Props {
  readonly stored: SchoolYear;
  readonly profile: ProfessionalProfile | null;
  readonly onSaved: (saved: SchoolYear) => Promise<unknown>;
  /** Called when another version was saved meanwhile. */
  readonly onOutdated: () => Promise<unknown>;
}

/** A draft may be invalid. */
const typedYear = z.object({
  timetable: schoolYear.shape.timetable,
  holidays: z.optional(z.array(z.object({ name: z.string(), from: z.string(), to: z.string() }))),
});
type TypedYear = z.infer<typeof typedYear>;

/** The form for timetable and holidays; stores changes until they are saved or discarded. */
export const SchoolYearForm = ({ stored, profile, onSaved, onOutdated }: Props) => {
  const { locale } = useLocale();
  const draft = useUnsentForm('school-year', typedYear);
  const [typed, setTyped] = useState(draft.found);
  const [restored, setRestored] = useState(draft.found !== undefined);
  const [added, setAdded] = useState<readonly string[]>([]);
  const [picked, setPicked] = useState<{ readonly className: string | undefined }>();
  const [room, setRoom] = useState('');
  const [showsHolidays, setShowsHolidays] = useState(false);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const { timetable, holidays }: TypedYear = typed ?? stored;
  const { data: kept = [] } = useClasses();
  const keptNames = kept.map(({ name }) => name);
  const known = knownClasses(profile?.classesTaught, keptNames, timetable);
  const classes = [...new Set([...known, ...added])];
  // The first class, until the teacher chooses another or the eraser.
  const chosen = picked === undefined ? classes[0] : picked.className;
  const preset = defaultHolidays(
    profile?.academicSeason ?? seasonOn(new Date()),
    languageOf(locale),
  );

  const change = (next: TypedYear) => {
    setTyped(next);
    draft.keep(next);
  };
  const reset = () => {
    setTyped(undefined);
    setRestored(false);
    setTried(false);
    draft.forget();
  };

  const save = async () => {
    const checked = z.safeParse(schoolYear, { ...emptySchoolYear, ...typed });
    setTried(true);
    if (!checked.success) {
      setShowsHolidays(true);
      notify('error', 'schoolYear.invalid');
      return;
    }
    setBusy(true);
    try {
      const body = checked.data;
      await onSaved(await call(putSchoolYear, { body, version: versionOf(stored) }));
      reset();
      notify('success', 'schoolYear.saved');
    } catch (error) {
      if (error instanceof SessionEndedError) return;
      notifyError(error, 'schoolYear.saveFailed');
      // Fetches the stored version; saving again replaces it deliberately.
      if (error instanceof ApiError && error.code === 'precondition-failed') await onOutdated();
    } finally {
      setBusy(false);
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void save();
  };

  return (
    <form noValidate onSubmit={onSubmit} aria-labelledby="school-year">
      <RestoredNote restored={restored} onAfresh={reset} />
      <Typography variant="h3" sx={{ mb: 1, '.MuiAlert-root + &': { mt: 2.5 } }}>
        <Message id="schoolYear.timetable" />
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        <Message id={classes.length > 0 ? 'schoolYear.howTo' : 'schoolYear.addFirst'} />
      </Typography>
      <ClassPalette
        classes={classes}
        chosen={chosen}
        onChoose={(className) => setPicked({ className })}
        onAdd={(name) => {
          setAdded([...added, name]);
          setPicked({ className: name });
        }}
        room={room}
        onRoom={setRoom}
      />
      <TimetableGrid
        timetable={timetable}
        taught={
          chosen === undefined
            ? undefined
            : { className: chosen, ...(room.trim() && { room: room.trim() }) }
        }
        onChange={(next) => change({ ...(typed ?? stored), timetable: next })}
      />
      <Button
        size="small"
        aria-expanded={showsHolidays}
        onClick={() => setShowsHolidays(!showsHolidays)}
        endIcon={
          <ChevronDown
            size={16}
            aria-hidden
            style={{ rotate: showsHolidays ? '180deg' : '0deg' }}
          />
        }
        sx={{ mt: 2 }}
      >
        <Message
          id="schoolYear.holidays"
          values={{ count: (holidays ?? preset.holidays).length }}
        />
      </Button>
      {showsHolidays && (
        <HolidayList
          own={holidays}
          preset={preset}
          tried={tried}
          onChange={(next) => change({ timetable, ...(next && { holidays: next }) })}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2.5 }}>
        <SubmitButton busy={busy} disabled={!typed}>
          <Message id="schoolYear.save" />
        </SubmitButton>
        {typed && (
          <Button color="inherit" onClick={reset}>
            <Message id="common.cancel" />
          </Button>
        )}
      </Box>
    </form>
  );
};
