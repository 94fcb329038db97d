import Box from '@mui/material/Box';
import { ChartColumn } from 'lucide-react';
import { Message } from '#frontend/i18n/message.tsx';

/** A planned feature, without any action. */
export const ComingSoon = () => (
  <Box
    component="p"
    sx={{
      display: 'inline-flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 1,
      m: 0,
      mt: 4,
      px: 2,
      py: 1,
      border: '1px dashed',
      borderColor: 'divider',
      borderRadius: '8px',
      color: 'text.secondary',
      fontSize: '0.875rem',
    }}
  >
    <ChartColumn size={18} strokeWidth={1.75} aria-hidden />
    <Message id="dashboard.viewReports" />
    <Box
      component="span"
      sx={{
        px: 1,
        borderRadius: '999px',
        bgcolor: 'paper.saffronWash',
        color: 'paper.saffronText',
        fontSize: '0.75rem',
        fontWeight: 500,
      }}
    >
      <Message id="dashboard.comingSoon" />
    </Box>
  </Box>
);
