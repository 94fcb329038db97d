import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Course } from '#shared/course/course.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { DistributionButton } from './distribution-button.tsx';

/** Shown in place of where the class is: without a distribution its lessons have no dates. */
export const DistributionNote = ({ course }: { readonly course: Course }) => (
  <Card component="section" aria-labelledby="lessons-no-distribution" sx={{ p: 2 }}>
    <Typography variant="h3" component="h2" id="lessons-no-distribution">
      <Message id="lessons.noDistribution" />
    </Typography>
    <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 1.5 }}>
      <Message id="lessons.noDistributionText" />
    </Typography>
    <DistributionButton course={course} isThere={false} />
  </Card>
);
