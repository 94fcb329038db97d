import InputBase from '@mui/material/InputBase';
import { useState } from 'react';
import { limits } from '#shared/model/limits.ts';
import { useRecord } from '#frontend/days/hooks/use-record.ts';
import { courseName } from '#frontend/days/model/course-name.ts';
import type { Days, PlacedBlock } from '#frontend/days/model/day-course.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';

/** The lesson of a session without a distribution: it is typed in place, and recorded when the field is left. */
export const TypedLesson = ({
  days,
  placed,
}: {
  readonly days: Days;
  readonly placed: PlacedBlock;
}) => {
  const text = useMessage();
  const record = useRecord(days);
  const { of, block } = placed;
  const stored = block[0].entry?.lesson ?? '';
  const [typed, setTyped] = useState(stored);
  const [followed, setFollowed] = useState(stored);
  // Undo, or another device, has changed it.
  if (followed !== stored) {
    setFollowed(stored);
    setTyped(stored);
  }
  const save = () => {
    const lesson = typed.trim();
    if (lesson === stored) return;
    record({ id: 'days.recorded', values: { name: of.course.className } }, [
      {
        of,
        entries: Object.fromEntries(block.map(({ key }) => [key, { lesson: lesson || undefined }])),
      },
    ]);
  };
  return (
    <InputBase
      value={typed}
      fullWidth
      inputComponent="textarea"
      placeholder={text('days.typeLessonShort')}
      inputProps={{
        'aria-label': text('days.typeLesson', { name: courseName(days, of) }),
        maxLength: limits.textLength,
        rows: 1,
        dir: typed === '' ? undefined : 'auto',
      }}
      onChange={({ target }) => setTyped(target.value.replaceAll(/\s*\n\s*/g, ' '))}
      onBlur={save}
      onKeyDown={({ key, nativeEvent, currentTarget }) => {
        const { activeElement } = document;
        if (key !== 'Enter' || nativeEvent.isComposing) return;
        // Leaving the field records it, once.
        if (activeElement instanceof HTMLElement && currentTarget.contains(activeElement))
          activeElement.blur();
      }}
      sx={{
        px: 1,
        mb: 0.5,
        minHeight: { xs: 44, sm: 36 },
        border: '1px solid',
        borderColor: 'paper.outline',
        borderRadius: '8px',
        bgcolor: 'background.paper',
        fontWeight: 500,
        // A long lesson is read whole, and the lowest Arabic letters need more than a field's usual line.
        '& textarea': {
          height: 'auto',
          minHeight: '2em',
          lineHeight: 2,
          resize: 'none',
          fieldSizing: 'content',
        },
        '&.Mui-focused': { borderColor: 'primary.main' },
      }}
    />
  );
};
