import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import { openTestMonths, testAbsences, writeAbsences } from '#shared/attendance/test-absences.ts';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { CalendarDate } from '#frontend/components/text/calendar-date.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { useAttendance } from '#frontend/rolls/api/attendance.ts';
import { Message } from '#frontend/i18n/message.tsx';
import type { DocumentStore } from '#frontend/lib/documents/use-document.ts';
import { isoDateOf } from '#frontend/lib/local-date.ts';
import { useStore } from '#frontend/lib/store.ts';
import { useSelector } from '#frontend/lib/use-selector.ts';

export interface TestAbsencesProps {
  readonly kept: SavedClass;
  readonly document: DocumentStore<MarkSheetContent>;
}

interface ListProps extends TestAbsencesProps {
  /** The months of the tests that lack marks: `2026-11`. */
  readonly months: { readonly from: string; readonly to: string };
}

/** Who was absent on the date of a test and has no mark of it: one press writes the absences, and nothing else does. */
const AbsenceList = ({ kept, document, months }: ListProps) => {
  const { content, change } = useStore(document);
  const { rollsOf } = useAttendance(months.from, months.to, kept.id);
  const proposed = useMemo(
    () =>
      testAbsences(
        content,
        rollsOf(kept.id) ?? {},
        kept.pupils.map(({ id }) => id),
      ),
    [content, rollsOf, kept],
  );
  return proposed.map((test) => {
    const { columnId, heading, date, absent } = test;
    const names = absent.flatMap(({ pupil, text }) => {
      const named = kept.pupils.find(({ id }) => id === pupil);
      return named ? [{ id: pupil, said: `${named.fullName} (${text})` }] : [];
    });
    return (
      <Box
        key={columnId}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}
      >
        <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
          <Message
            id="sheets.absentOn"
            values={{ date: <CalendarDate key="date" date={date} /> }}
          />
          {names.map(({ id, said }) => (
            <bdi key={id}>{said}</bdi>
          ))}
        </Box>
        <TextButton
          label="sheets.writeAbsences"
          values={{ count: absent.length, heading }}
          variant="outlined"
          size="small"
          onClick={() => change((now) => writeAbsences(now, test))}
          sx={{ minHeight: 44 }}
        />
      </Box>
    );
  });
};

/** Asks for rolls only while a test of a past date lacks marks. */
const TestAbsences = ({ kept, document }: TestAbsencesProps) => {
  const [today] = useState(() => isoDateOf(new Date()));
  const pupils = useMemo(() => kept.pupils.map(({ id }) => id), [kept]);
  const from = useSelector(document, ({ content }) => openTestMonths(content, pupils, today)?.from);
  const to = useSelector(document, ({ content }) => openTestMonths(content, pupils, today)?.to);
  if (from === undefined || to === undefined) return null;
  return <AbsenceList {...{ kept, document, months: { from, to } }} />;
};

export default TestAbsences;
