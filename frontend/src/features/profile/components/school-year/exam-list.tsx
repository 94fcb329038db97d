import Typography from '@mui/material/Typography';
import { CalendarPlus } from 'lucide-react';
import type { Holiday } from '#shared/model/school-year.ts';
import { Message } from '#frontend/i18n/message.tsx';
import type { Problems } from '../../model/year-problems.ts';
import { DaysList } from './days-list.tsx';

interface Props {
  readonly exams: readonly Holiday[];
  /** Those of most schools. */
  readonly usual: readonly Holiday[];
  readonly onChange: (exams: Holiday[]) => void;
  readonly problems: Problems;
}

/** The days of exams, when no lesson is planned; the usual weeks are only proposed. */
export const ExamList = ({ exams, usual, onChange, problems }: Props) => (
  <>
    <Typography variant="h3" id="exams" sx={{ mt: 3, mb: 0.5 }}>
      <Message id="schoolYear.exams" />
    </Typography>
    <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
      <Message id="schoolYear.examsText" />
    </Typography>
    <DaysList
      list="exam"
      labelledBy="exams"
      days={exams}
      onChange={(next = []) => onChange(next)}
      problems={problems}
      other={
        exams.length === 0 && usual.length > 0
          ? {
              label: 'schoolYear.usualExams',
              icon: <CalendarPlus size={16} />,
              days: [...usual],
            }
          : undefined
      }
    />
  </>
);
