import Box from '@mui/material/Box';
import { CalendarRange } from 'lucide-react';
import { useState } from 'react';
import { durationOf } from '#shared/distribution/lesson-duration.ts';
import type { AnnualDistribution, PlannedLesson } from '#shared/model/annual-distribution.ts';
import { draftLanguages } from '#shared/model/locale.ts';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import type { Form } from '#frontend/lib/forms/use-form.ts';
import { contentFields, curriculumFields } from '../../model/content-fields.ts';
import type { ContentValues } from '../../model/content-values.ts';
import { ContentInput } from '../content-input.tsx';
import type { DistributionDialogProps } from './distribution-dialog.tsx';

const DistributionDialog = lazyOverlay<DistributionDialogProps>(
  () => import('./distribution-dialog.tsx'),
);

/** Takes a lesson from the annual distribution, and shows what it says of the curriculum. */
export const FromDistribution = ({
  form,
}: {
  readonly form: Pick<Form<ContentValues>, 'field' | 'values'>;
}) => {
  const { values } = form;
  const isFilled = curriculumFields.some((name) => values[name] !== '');
  const [open, setOpen] = useState(false);
  // They stay while the teacher empties them.
  const [wasFilled, setFilled] = useState(isFilled);
  const take = (of: AnnualDistribution, lesson: PlannedLesson) => {
    const language = draftLanguages.find((one) => one === values.language) ?? 'en';
    const duration = durationOf(lesson, of.level, language);
    const taken = {
      topic: lesson.lesson,
      subject: of.subject,
      level: of.level,
      year: String(of.year),
      field: lesson.field ?? '',
      sequence: lesson.sequence ?? '',
      competence: lesson.competence ?? '',
      ...(duration !== undefined && { duration }),
    };
    for (const [name, value] of Object.entries(taken)) {
      const field = contentFields.LESSON_PLAN.find((one) => one.name === name);
      if (field) form.field(field.name).onChange(value);
    }
    setFilled(true);
    setOpen(false);
  };
  const shown = isFilled || wasFilled ? contentFields.LESSON_PLAN : [];
  return (
    <>
      <TextButton
        label="distribution.open"
        size="small"
        icon={CalendarRange}
        onClick={() => setOpen(true)}
        sx={{ mt: 0.5 }}
      />
      <Box sx={{ display: 'grid', gap: 2, '&:not(:empty)': { mt: 1.5 } }}>
        {shown.map(
          (field) =>
            curriculumFields.some((name) => name === field.name) && (
              <ContentInput
                key={field.name}
                field={field}
                props={form.field(field.name)}
                years={0}
                classes={[]}
              />
            ),
        )}
      </Box>
      <DistributionDialog
        values={values}
        onLesson={take}
        open={open}
        onClose={() => setOpen(false)}
      />
    </>
  );
};
