import Box from '@mui/material/Box';
import { ChartColumn, School, type LucideIcon } from 'lucide-react';
import type { MessageId } from '../../../i18n/message-id.ts';
import { Say } from '../../../i18n/say.tsx';

const plans: readonly { readonly title: MessageId; readonly icon: LucideIcon }[] = [
  { title: 'dashboard.manageClasses', icon: School },
  { title: 'dashboard.viewReports', icon: ChartColumn },
];

/** What is planned: said quietly, and nothing to press. */
export const ComingSoon = () => (
  <Box
    component="ul"
    sx={{ listStyle: 'none', m: 0, mt: 4, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}
  >
    {plans.map(({ title, icon: Icon }) => (
      <Box
        key={title}
        component="li"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          px: 2,
          py: 1,
          border: '1px dashed',
          borderColor: 'divider',
          borderRadius: '8px',
          color: 'text.secondary',
          fontSize: '0.875rem',
        }}
      >
        <Icon size={18} strokeWidth={1.75} aria-hidden />
        <Say id={title} />
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
          <Say id="dashboard.comingSoon" />
        </Box>
      </Box>
    ))}
  </Box>
);
