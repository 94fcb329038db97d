import Box from '@mui/material/Box';
import { useState } from 'react';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { PlanLink } from './plan-link.tsx';
import { PlanDialog } from './plan-overlay.ts';
import type { PlanDialogProps } from './plan-dialog.tsx';

/** The plan of the lesson of a session, or the form that prepares it, and the choice of another plan. */
export const SessionPlan = (line: Pick<PlanDialogProps, 'of' | 'line'>) => {
  const [open, setOpen] = useState(false);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <PlanLink {...line} />
      <TextButton label="plans.choose" size="small" onClick={() => setOpen(true)} />
      <PlanDialog {...line} open={open} onClose={() => setOpen(false)} />
    </Box>
  );
};
