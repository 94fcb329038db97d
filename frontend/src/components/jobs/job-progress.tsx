import Box from '@mui/material/Box';
import { keyframes } from '@emotion/react';
import type { JobProgress as Progress } from '#shared/model/job.ts';
import type { StepId } from '#shared/model/job-steps.ts';
import { Message } from '../../i18n/message.tsx';

export interface JobProgressProps {
  readonly steps: readonly { readonly id: StepId }[];
  /** The id of the current step; undefined before the first. */
  readonly current: string | undefined;
  /** The progress within that step, if it handles many items. */
  readonly progress?: Progress | undefined;
  /** The step waits until a service has room. */
  readonly isWaiting: boolean;
}

const breathe = keyframes({ '50%': { opacity: 0.45 } });

/** The progress of a running job: a bar with one part per step, and the current step's name. */
export const JobProgress = ({ steps, current, progress, isWaiting }: JobProgressProps) => {
  const currentIndex = steps.findIndex(({ id }) => id === current);
  const step = steps[currentIndex];
  /** In percent. */
  const share = (index: number): number => {
    if (index !== currentIndex || !progress) return index <= currentIndex ? 100 : 0;
    return (100 * progress.done) / Math.max(progress.total, 1);
  };
  return (
    <Box sx={{ maxWidth: 240 }}>
      <Box aria-hidden sx={{ display: 'flex', gap: 0.5, mb: 0.75 }}>
        {steps.map(({ id }, index) => (
          <Box
            key={id}
            className="no-forced-colors"
            sx={{
              flex: 1,
              height: 4,
              borderRadius: 2,
              bgcolor: 'divider',
              overflow: 'hidden',
              ...(index === currentIndex && { animation: `${breathe} 1.6s ease infinite` }),
            }}
          >
            <Box
              className="says-by-ground"
              sx={{ height: '100%', bgcolor: 'job.running.text' }}
              style={{ width: `${share(index)}%` }}
            />
          </Box>
        ))}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        <Message
          id={isWaiting ? 'job.waitingForRoom' : step ? `job.step.${step.id}` : 'job.waiting'}
        />
        {step && progress && (
          <>
            {' · '}
            <Message id="job.progress" values={{ ...progress }} />
          </>
        )}
      </Box>
    </Box>
  );
};
