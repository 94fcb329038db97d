import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CalendarRange } from 'lucide-react';
import { useState } from 'react';
import type { AnnualDistribution, PlannedLesson } from '#shared/model/annual-distribution.ts';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { readPlanned } from '#frontend/lib/plan-paths.ts';
import { DistributionDialog } from '#frontend/days/components/distribution/distribution-overlay.ts';
import type { Form } from '#frontend/lib/forms/use-form.ts';
import { contentFields, curriculumFields } from '../../model/content-fields.ts';
import type { ContentValues } from '../../model/content-values.ts';
import { plannedFields, valuesOfPlanned } from '../../model/planned-values.ts';
import { ContentInput } from '../content-input.tsx';

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
    const taken = valuesOfPlanned(of, lesson, values);
    for (const name of plannedFields) {
      const value = taken[name];
      if (value !== undefined) form.field(name).onChange(value);
    }
    setFilled(true);
    setOpen(false);
  };
  const planned = readPlanned(values.planned);
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
      {planned && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          <Message id="distribution.linked" values={{ lesson: planned.name.lesson }} />
          <TextButton
            label="distribution.unlink"
            size="small"
            onClick={() => form.field('planned').onChange('')}
            sx={{ marginInlineStart: 1 }}
          />
        </Typography>
      )}
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
