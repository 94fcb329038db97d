import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ChartColumn, Sigma } from 'lucide-react';
import { useState } from 'react';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import type { Gradebook } from '#shared/model/gradebook.ts';
import type { Edit } from '../../model/gradebook/edit-gradebook.ts';

type Report = 'averages' | 'statistics';

export interface ReportProps {
  readonly book: Gradebook;
  readonly onEdit: (edit: Edit) => void;
}

export interface ClassReportProps extends ReportProps {
  readonly of: Report;
  readonly open: boolean;
  readonly onClose: () => void;
}

const ClassReport = lazyOverlay<ClassReportProps>(() => import('./class-report.tsx'));

const buttons = [
  { of: 'averages', label: 'review.averages', Icon: Sigma },
  { of: 'statistics', label: 'review.statistics', Icon: ChartColumn },
] as const;

/** Opens the averages and the statistics of the class below the table. */
export const ReportButtons = (report: ReportProps) => {
  const [of, setOf] = useState<Report>('averages');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {buttons.map(({ of: one, label, Icon }) => (
          <Button
            key={one}
            variant="outlined"
            color="inherit"
            startIcon={<Icon size={18} aria-hidden />}
            aria-expanded={open && of === one}
            onClick={() => {
              setOpen(!(open && of === one));
              setOf(one);
            }}
          >
            <Message id={label} />
          </Button>
        ))}
      </Box>
      <ClassReport {...report} of={of} open={open} onClose={() => setOpen(false)} />
    </>
  );
};
