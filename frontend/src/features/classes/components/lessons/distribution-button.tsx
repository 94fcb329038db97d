import { FileInput } from 'lucide-react';
import { useState } from 'react';
import type { Course } from '#shared/course/course.ts';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { DistributionDialog } from '#frontend/days/components/distribution/distribution-overlay.ts';
import { scopeOfCourse } from '#frontend/days/model/distribution/scope-values.ts';

interface Props {
  readonly course: Course;
  /** Whether there is one already. */
  readonly isThere: boolean;
}

/** Brings the annual distribution of a course, or another one. */
export const DistributionButton = ({ course, isThere }: Props) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <TextButton
        label={isThere ? 'lessons.replaceDistribution' : 'lessons.bringDistribution'}
        icon={FileInput}
        variant={isThere ? 'text' : 'contained'}
        onClick={() => setOpen(true)}
        {...(isThere && { sx: { mx: -1 } })}
      />
      <DistributionDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        values={scopeOfCourse(course)}
      />
    </>
  );
};
