import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { CourseLine } from '#shared/course/course.ts';
import { closeByKey } from '#frontend/components/dialog/close-requests.ts';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import type { Text } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { textOfFailure } from '#frontend/lib/api/api-error.ts';
import type { PlannedLine } from '#frontend/lib/plan-paths.ts';
import { contentCalls } from '#frontend/lib/resources/job-lists.ts';
import { useResource } from '#frontend/lib/resources/use-resource.ts';
import { LessonText } from '../lesson-text.tsx';
import { useLinkPlan } from '../../hooks/use-link-plan.ts';
import { plansFor } from '../../model/plans-for.ts';

export interface PlanDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** What the distribution of the line is for. */
  readonly of: PlannedLine['of'];
  readonly line: CourseLine;
}

/** Chooses which of the teacher's lesson plans is the one of a planned lesson, or none. */
const PlanDialog = ({ open, onClose, of, line }: PlanDialogProps) => {
  const say = useMessage();
  const link = useLinkPlan();
  const { data: jobs, error } = useResource(contentCalls.list, contentCalls.fetch);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Text>();
  const { lesson, plan: chosen } = line.line;
  const choose = async (plan: string | undefined) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await link({ of, name: line.name }, plan);
      onClose();
    } catch (reason) {
      setFailure(textOfFailure(reason, 'plans.failed'));
    } finally {
      setBusy(false);
    }
  };
  const plans = jobs && plansFor(lesson, jobs);
  return (
    <Dialog open={open} onClose={closeByKey(onClose)} maxWidth="sm" fullWidth>
      <DialogTitle sx={{ pb: 1 }}>
        <Message
          id="plans.title"
          values={{ lesson: <LessonText key="lesson" lesson={lesson} /> }}
        />
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
        {failure && (
          <Alert severity="error">
            <Message {...failure} />
          </Alert>
        )}
        {!plans && error === undefined && <Skeleton variant="rounded" height={160} />}
        {!plans && error !== undefined && (
          <Alert severity="error">
            <Message {...textOfFailure(error, 'plans.loadFailed')} />
          </Alert>
        )}
        {plans?.length === 0 && (
          <Typography color="textSecondary">
            <Message id="plans.empty" />
          </Typography>
        )}
        <Box component="ul" aria-label={say('plans.list')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {plans?.map(({ id, source, createdAt }) => (
            <li key={id}>
              <ButtonBase
                disabled={isBusy}
                aria-current={id === chosen}
                onClick={() => void choose(id)}
                sx={{
                  ...{
                    display: 'block',
                    width: '100%',
                    textAlign: 'start',
                    p: 1.25,
                    font: 'inherit',
                  },
                  ...{ borderRadius: 1, overflowWrap: 'anywhere' },
                  '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
                  '&[aria-current=true]': { bgcolor: 'action.selected' },
                }}
              >
                <Box component="span" sx={{ display: 'block', fontWeight: 500 }}>
                  <bdi>{source}</bdi>
                </Box>
                <Typography variant="body2" component="span" color="textSecondary">
                  <Message id="plans.written" values={{ date: Date.parse(createdAt) }} />
                </Typography>
              </ButtonBase>
            </li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        {chosen !== undefined && (
          <TextButton
            label="plans.remove"
            disabled={isBusy}
            onClick={() => void choose(undefined)}
          />
        )}
        <TextButton label="common.cancel" onClick={onClose} color="inherit" />
      </DialogActions>
    </Dialog>
  );
};

export default PlanDialog;
