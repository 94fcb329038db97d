import Box from '@mui/material/Box';
import { limits } from '#shared/model/limits.ts';
import { lessonHalves, weekLetters, type WeekLetter } from '#shared/model/school-year.ts';
import { Segments } from '#frontend/components/form/segments.tsx';
import { CalendarDate } from '#frontend/components/text/calendar-date.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { LessonDetails as Details } from '../../hooks/use-chosen-class.ts';
import { NameChip, NameChips } from './name-chips.tsx';

/** Which letter a week has. */
export interface WeekLetterChoice {
  /** Its Sunday. */
  readonly sunday: string;
  readonly letter: WeekLetter;
  readonly choose: (letter: WeekLetter) => void;
}

interface Props extends Details {
  readonly ownSubject: string;
  /** Missing while no lesson depends on the week. */
  readonly weeks: WeekLetterChoice | undefined;
}

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;

/** What most lessons do not have: another subject, a half of the class, every second week. */
export const LessonDetails = (props: Props) => {
  const { subjects, half, setHalf, week, setWeek, ownSubject, weeks } = props;
  const text = useMessage();
  return (
    <Box sx={{ display: 'grid', gap: 1, flexBasis: '100%' }}>
      <Box role="group" aria-label={text('schoolYear.subjects')} sx={line}>
        <NameChip
          isChosen={subjects.chosen === undefined}
          onClick={() => subjects.choose(undefined)}
        >
          {ownSubject === '' ? <Message id="schoolYear.ownSubject" /> : <bdi>{ownSubject}</bdi>}
        </NameChip>
        <NameChips
          {...subjects}
          adds="schoolYear.addSubject"
          width="9rem"
          maxLength={limits.textLength}
        />
      </Box>
      <Box sx={line}>
        <Segments
          label={text('schoolYear.halves')}
          value={half}
          onChange={setHalf}
          options={[
            { value: '', label: text('schoolYear.wholeClass') },
            ...lessonHalves.map((one) => ({
              value: String(one),
              label: text(`schoolYear.half.${one}`),
            })),
          ]}
        />
        <Segments
          label={text('schoolYear.weeks')}
          value={week}
          onChange={setWeek}
          options={[
            { value: '', label: text('schoolYear.everyWeek') },
            ...weekLetters.map((one) => ({ value: one, label: text(`schoolYear.week.${one}`) })),
          ]}
        />
      </Box>
      {weeks && (
        <Box sx={{ ...line, typography: 'body2' }}>
          <span>
            <Message
              id="schoolYear.weekOf"
              values={{ date: <CalendarDate key="date" date={weeks.sunday} /> }}
            />
          </span>
          <Segments
            label={text('schoolYear.weekLetter')}
            value={weeks.letter}
            onChange={(value) => weeks.choose(value === 'B' ? 'B' : 'A')}
            options={weekLetters.map((one) => ({
              value: one,
              label: text(`schoolYear.week.${one}`),
            }))}
          />
        </Box>
      )}
    </Box>
  );
};
