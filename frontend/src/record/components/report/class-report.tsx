import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Message } from '#frontend/i18n/message.tsx';
import { AveragesPanel } from './averages-panel.tsx';
import type { ClassReportProps } from './report-buttons.tsx';
import { StatisticsPanel } from './statistics-panel.tsx';

const panels = {
  averages: { title: 'review.averages', Panel: AveragesPanel },
  statistics: { title: 'review.statistics', Panel: StatisticsPanel },
} as const;

/** The averages or statistics of the class, below its table. */
const ClassReport = ({ of, open, ...report }: ClassReportProps) => {
  const id = useId();
  if (!open) return null;
  const { title, Panel } = panels[of];
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" id={id} sx={{ mb: 2 }}>
        <Message id={title} />
      </Typography>
      <Box>
        <Panel {...report} />
      </Box>
    </Card>
  );
};

export default ClassReport;
