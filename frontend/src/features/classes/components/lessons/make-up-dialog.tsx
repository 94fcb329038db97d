import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { hoursOn } from '#shared/course/course-days.ts';
import { freePeriods, type FreePeriod } from '#shared/course/free-periods.ts';
import { daysAfter } from '#shared/school-year/iso-date.ts';
import { startOf } from '#frontend/days/components/session-words.tsx';
import type { Days } from '#frontend/days/model/day-course.ts';
import { closeByKey } from '#frontend/components/dialog/close-requests.ts';
import { Tick } from '#frontend/components/form/check-box.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useCalendarDates } from '#frontend/i18n/use-calendar-dates.ts';

export interface MakeUpDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly count: number;
  readonly days: Days;
  readonly onAdd: (chosen: readonly FreePeriod[]) => void;
}

/** How many free periods are proposed: those of a week or two. */
const PROPOSED = 12;

const freeFrom = ({ schoolYear, holidays, span, courses, today }: Days): FreePeriod[] =>
  freePeriods(
    { schoolYear, holidays, days: span, logs: courses.map(({ year }) => year.log) },
    daysAfter(today, 1),
    PROPOSED,
  );

/** Proposes free periods of the teacher for make-ups; none is chosen beforehand. */
const MakeUpDialog = ({ open, onClose, count, days, onAdd }: MakeUpDialogProps) => {
  const [free] = useState(() => freeFrom(days));
  const { format } = useCalendarDates();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  return (
    <Dialog open={open} onClose={closeByKey(onClose)} fullWidth maxWidth="xs">
      <DialogTitle>
        <Message id="lessons.makeUpTitle" values={{ count }} />
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1 }}>
        <Box component="p" sx={{ m: 0, color: 'text.secondary' }}>
          <Message id={free.length > 0 ? 'lessons.makeUpText' : 'lessons.noFreePeriods'} />
        </Box>
        {free.map(({ date, period }, index) => (
          <Tick
            key={`${date} ${period}`}
            checked={chosen.includes(index)}
            onChange={() =>
              setChosen(
                chosen.includes(index)
                  ? chosen.filter((other) => other !== index)
                  : [...chosen, index],
              )
            }
          >
            <Message
              id="lessons.freePeriod"
              values={{
                date: format(date, { weekday: 'long', day: 'numeric', month: 'long' }),
                time: startOf({ period, hours: hoursOn(date, days.schoolYear) }),
              }}
            />
          </Tick>
        ))}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <TextButton label="common.cancel" color="inherit" onClick={onClose} />
        <TextButton
          label="lessons.addMakeUps"
          values={{ count: chosen.length }}
          variant="contained"
          disabled={chosen.length === 0}
          onClick={() => {
            onAdd(free.filter((_, index) => chosen.includes(index)));
            onClose();
          }}
        />
      </DialogActions>
    </Dialog>
  );
};

export default MakeUpDialog;
