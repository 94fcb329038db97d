import Box from '@mui/material/Box';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { focusIfLost } from '#frontend/lib/focus-if-lost.ts';
import { courseName } from '../../model/course-name.ts';
import type { Days } from '../../model/day-course.ts';
import { changeOf, type TypedCourse } from '../../model/typed-courses.ts';

interface Props {
  /** As they were before the distribution. */
  readonly days: Days;
  readonly courses: readonly TypedCourse[];
  readonly onDone: () => void;
}

/** Asks for the next lesson of classes whose lessons were typed until now; these stay what was taught. */
export const PlaceStep = ({ days, courses, onDone }: Props) => {
  const say = useMessage();
  /** Indices of lines, by the places of courses. */
  const [chosen, setChosen] = useState<ReadonlyMap<number, string>>(new Map());
  const save = () => {
    days.record(
      courses.flatMap((course, at) => {
        const { lines, likely } = course.typed;
        const line = lines.find(({ index }) => String(index) === chosen.get(at));
        const isLikely = !line || line.index === likely?.line.index;
        return changeOf(course, isLikely ? likely : { line, part: 1 });
      }),
    );
    onDone();
  };
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
        <Typography role="status">
          <Message id="distribution.typed" />
        </Typography>
        {courses.map(({ of, typed }, at) => (
          <Box key={at} sx={{ display: 'grid', gap: 1 }}>
            <Typography>
              <Message
                id="distribution.typedCount"
                values={{ name: courseName(days, of), count: typed.count }}
              />
            </Typography>
            <SelectField
              name={`next-${at}`}
              label={<Message id="distribution.nextLesson" />}
              placeholder={say('form.choose')}
              value={chosen.get(at) ?? String(typed.likely?.line.index ?? '')}
              onChange={(index) => setChosen((before) => new Map(before).set(at, index))}
              options={typed.lines.map(({ index, line }) => ({
                value: String(index),
                label: line.lesson,
              }))}
            />
          </Box>
        ))}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <TextButton
          label="distribution.placeSave"
          variant="contained"
          ref={focusIfLost}
          onClick={save}
        />
      </DialogActions>
    </>
  );
};
