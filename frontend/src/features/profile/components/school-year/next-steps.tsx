import Alert from '@mui/material/Alert';
import { BookPlus, FileInput } from 'lucide-react';
import { useState } from 'react';
import { levelInWords, levelOfCode, yearOfClass } from '#shared/class-lists/class-code.ts';
import { coursesOf, distributionOf } from '#shared/course/courses-of.ts';
import { schoolLevels } from '#shared/model/profile.ts';
import type { SchoolYear } from '#shared/model/school-year.ts';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { DistributionDialog } from '#frontend/days/components/distribution/distribution-overlay.ts';
import { Message } from '#frontend/i18n/message.tsx';
import type { ProfessionalProfile } from '#frontend/lib/api/response-types.ts';
import { notebookOfClassesPath, paths } from '#frontend/lib/paths.ts';
import { useDistributions } from '#frontend/lib/resources/annual-distributions.ts';
import { useClasses } from '#frontend/record/api/classes.ts';
import { ofThisYear } from '#frontend/record/model/classes/of-this-year.ts';

interface Props {
  readonly stored: SchoolYear;
  readonly profile: ProfessionalProfile | null;
}

/** What a saved timetable still needs so that the year writes each day: the lessons of its courses, then a notebook. */
export const NextSteps = ({ stored, profile }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const { data } = useDistributions();
  const { data: kept = [] } = useClasses();
  const courses = coursesOf(stored, profile?.subject ?? '');
  const ownLevel = schoolLevels.find((level) => level === profile?.level);
  if (!data || courses.length === 0) return null;
  const missing = courses.filter((course) => !distributionOf(course, data.distributions, ownLevel));
  const [first] = missing;
  return (
    <>
      <Alert severity="info" icon={false} sx={{ mt: 3 }}>
        <Message
          id={first ? 'schoolYear.lessonsMissing' : 'schoolYear.lessonsThere'}
          values={{ count: missing.length }}
        />
        <br />
        {first ? (
          <TextButton
            label="schoolYear.bringDistribution"
            icon={FileInput}
            size="small"
            sx={{ mx: -1 }}
            onClick={() => setOpen(true)}
          />
        ) : (
          <TextButton
            label="schoolYear.makeNotebook"
            icon={BookPlus}
            size="small"
            sx={{ mx: -1 }}
            to={
              ofThisYear(kept).length > 0
                ? notebookOfClassesPath(ofThisYear(kept).map(({ id }) => id))
                : paths.createNotebook
            }
          />
        )}
      </Alert>
      {first && (
        <DistributionDialog
          open={isOpen}
          onClose={() => setOpen(false)}
          values={{
            subject: first.subject,
            level: levelOfCode(first.className) ?? levelInWords(first.className) ?? '',
            year: String(yearOfClass(first.className) ?? ''),
          }}
        />
      )}
    </>
  );
};
