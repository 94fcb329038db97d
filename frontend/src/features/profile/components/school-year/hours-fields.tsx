import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Moon, Plus } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { limits } from '#shared/model/limits.ts';
import type { LessonHours } from '#shared/model/school-year.ts';
import { daysAfter } from '#shared/school-year/iso-date.ts';
import { ramadanHours, ramadanOf } from '#shared/school-year/ramadan.ts';
import { CalendarDate } from '#frontend/components/text/calendar-date.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import type { TypedChange, TypedYear } from '../../model/typed-year.ts';
import type { Problems } from '../../model/year-problems.ts';
import { HoursChange } from './hours-change.tsx';
import { HoursInputs } from './hours-inputs.tsx';

interface Props {
  readonly year: Pick<TypedYear, 'hours' | 'changes'>;
  /** The usual hours while those of the year do not fit. */
  readonly hours: LessonHours;
  readonly season: string;
  /** When other hours begin that the teacher adds. */
  readonly nextSunday: string;
  readonly onChange: (part: Partial<Pick<TypedYear, 'hours' | 'changes'>>) => void;
  readonly problems: Problems;
}

/** How many days Ramadan may be moved, and still be called so. */
const MOVED = 3;

/** When the school's lessons begin, how long they last, and when that changes. */
export const HoursFields = ({ year, hours, season, nextSunday, onChange, problems }: Props) => {
  const part = useRef<HTMLDivElement>(null);
  const { changes } = year;
  const ramadan = ramadanOf(season);
  const isRamadan = ({ from }: TypedChange): boolean =>
    ramadan !== undefined &&
    daysAfter(ramadan.from, -MOVED) <= from &&
    from <= daysAfter(ramadan.from, MOVED);
  const add = (change: TypedChange) => {
    flushSync(() => onChange({ changes: [...changes, change] }));
    part.current?.querySelector<HTMLElement>('[role=group]:last-of-type input')?.focus();
  };
  const remove = (index: number) => {
    flushSync(() => onChange({ changes: changes.toSpliced(index, 1) }));
    part.current?.querySelector('input')?.focus();
  };
  const isFull = changes.length >= limits.yearChanges;
  return (
    <Box role="group" aria-labelledby="hours" ref={part} sx={{ mt: 3 }}>
      <Typography variant="h3" id="hours" sx={{ mb: 0.5 }}>
        <Message id="schoolYear.hours" />
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        <Message id="schoolYear.hoursText" />
      </Typography>
      <HoursInputs
        name="hours"
        hours={year.hours ?? hours}
        onChange={(next) => onChange({ hours: next })}
      />
      {changes.map(
        ({ hours: other, ...change }, index) =>
          other && (
            <HoursChange
              key={index}
              index={index}
              change={{ ...change, hours: other }}
              isRamadan={isRamadan(change)}
              problems={problems}
              onChange={(next) =>
                onChange({ changes: changes.with(index, { ...change, hours: other, ...next }) })
              }
              onRemove={() => remove(index)}
            />
          ),
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {ramadan && !changes.some((change) => change.hours && isRamadan(change)) && (
          <Button
            size="small"
            startIcon={<Moon size={16} />}
            disabled={isFull}
            onClick={() => add({ ...ramadan, hours: ramadanHours(hours) })}
          >
            <span>
              <Message
                id="schoolYear.addRamadan"
                values={{
                  from: <CalendarDate key="from" date={ramadan.from} />,
                  to: <CalendarDate key="to" date={ramadan.to} />,
                }}
              />
            </span>
          </Button>
        )}
        <Button
          size="small"
          startIcon={<Plus size={16} />}
          disabled={isFull}
          onClick={() => add({ from: nextSunday, to: '', hours })}
        >
          <Message id="schoolYear.addHours" />
        </Button>
      </Box>
    </Box>
  );
};
