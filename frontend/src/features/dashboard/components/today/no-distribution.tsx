import Box from '@mui/material/Box';
import { FileInput } from 'lucide-react';
import { useState } from 'react';
import { DistributionDialog } from '#frontend/days/components/distribution/distribution-overlay.ts';
import { courseName } from '#frontend/days/model/course-name.ts';
import type { Days, PlacedBlock } from '#frontend/days/model/day-course.ts';
import { scopeOfCourse } from '#frontend/days/model/distribution/scope-values.ts';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { Message } from '#frontend/i18n/message.tsx';

/** Offers to bring the annual distribution of a class of the day that has none. */
export const NoDistribution = ({
  days,
  placed,
}: {
  readonly days: Days;
  readonly placed: readonly PlacedBlock[];
}) => {
  const [isOpen, setOpen] = useState(false);
  const course = placed.find(({ of }) => of.kept && of.real.lines.length === 0)?.of.course;
  // The dialog stays while it closes, when the lessons are there already.
  const [asked, setAsked] = useState(course);
  const about = course ?? asked;
  if (!about) return null;
  return (
    <>
      {course && (
        <Box
          sx={{
            px: 2,
            py: 1,
            borderTop: '1px solid',
            borderColor: 'divider',
            color: 'text.secondary',
            fontSize: '0.875rem',
            overflowWrap: 'anywhere',
          }}
        >
          <Message id="days.noDistribution" values={{ name: courseName(days, { course }) }} />
          <Box>
            <TextButton
              label="days.import"
              icon={FileInput}
              size="small"
              sx={{ mx: -0.625, minHeight: 44 }}
              onClick={() => {
                setAsked(course);
                setOpen(true);
              }}
            />
          </Box>
        </Box>
      )}
      <DistributionDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        values={scopeOfCourse(about)}
      />
    </>
  );
};
