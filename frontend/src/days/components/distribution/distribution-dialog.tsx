import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { useMemo, useState } from 'react';
import { isSameScope, withDistributions } from '#shared/distribution/change-distributions.ts';
import { severalPlans } from '#shared/distribution/several-plans.ts';
import type { DistributionTable } from '#shared/distribution/plan-tables.ts';
import type { AnnualDistribution, PlannedLesson } from '#shared/model/annual-distribution.ts';
import { closeByKey } from '#frontend/components/dialog/close-requests.ts';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { textOfFailure } from '#frontend/lib/api/api-error.ts';
import {
  useChangeDistributions,
  useDistributions,
  type StoredDistributions,
} from '#frontend/lib/resources/annual-distributions.ts';
import { useDays } from '../../hooks/use-days.ts';
import type { Days } from '../../model/day-course.ts';
import type { ScopeValues } from '../../model/distribution/scope-values.ts';
import { typedCourses, type TypedCourse } from '../../model/typed-courses.ts';
import { AddDistribution } from './add-distribution.tsx';
import { announce } from '#frontend/lib/notifications/notifications.ts';
import { CheckDistribution } from './check-distribution.tsx';
import { CheckSeveral } from './check-several.tsx';
import { ChooseLesson } from './choose-lesson.tsx';
import { PlaceStep } from './place-step.tsx';
import { ReplaceStep } from './replace-step.tsx';

export interface DistributionDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** What the form has; its subject and year choose the distribution that is shown first. */
  readonly values: ScopeValues;
  /** Chooses a lesson. Missing: a table is brought, and the dialog closes once it is saved. */
  readonly onLesson?: (of: AnnualDistribution, lesson: PlannedLesson) => void;
}

/** What was read of a file or a pasted range. */
interface Found {
  readonly tables: readonly DistributionTable[];
  /** Whether letters may be others than the file shows. */
  readonly isDoubtful: boolean;
}

interface ViewProps extends DistributionDialogProps {
  readonly stored: StoredDistributions;
}

/** Chooses a lesson, if one is wanted; asks for the table first if there is none, or if the teacher brings another. */
const Views = ({ stored, values, onLesson, onClose }: ViewProps) => {
  const change = useChangeDistributions();
  const [isAdding, setAdding] = useState(false);
  const [found, setFound] = useState<Found>();
  const [isOne, setOne] = useState(false);
  const [added, setAdded] = useState<readonly AnnualDistribution[]>();
  const { days } = useDays();
  /** What is asked after the first distribution of a course is saved. */
  const [typed, setTyped] = useState<{
    readonly days: Days;
    readonly courses: readonly TypedCourse[];
  }>();
  const [isPlacing, setPlacing] = useState(false);
  const several = useMemo(() => severalPlans(found?.tables ?? []), [found]);
  const isEmpty = stored.distributions.length === 0;
  const choose = () => {
    setAdding(false);
    setFound(undefined);
    setAdded(undefined);
    setTyped(undefined);
    setPlacing(false);
    if (!onLesson) onClose();
  };
  const saved = (asks: boolean) => {
    announce('distribution.saved');
    if (asks) setPlacing(true);
    else choose();
  };
  const save = async (chosen: readonly AnnualDistribution[]) => {
    const courses = days ? typedCourses(days, chosen) : [];
    if (days) setTyped({ days, courses });
    const replaces = chosen.some((one) =>
      stored.distributions.some((other) => isSameScope(one, other)),
    );
    if (replaces) setAdded(chosen);
    else {
      await change((all) => withDistributions(all, chosen));
      saved(courses.length > 0);
    }
  };
  const back = () => {
    setFound(undefined);
    setOne(false);
  };
  if (isPlacing && typed) return <PlaceStep {...typed} onDone={choose} />;
  if (added)
    return (
      <ReplaceStep
        added={added}
        onBack={() => setAdded(undefined)}
        onSaved={() => saved((typed?.courses.length ?? 0) > 0)}
      />
    );
  if (found && several.length > 0 && !isOne)
    return (
      <CheckSeveral
        plans={several}
        subject={values.subject}
        onBack={back}
        onOne={() => setOne(true)}
        onChosen={save}
      />
    );
  if (found)
    return (
      <CheckDistribution
        {...found}
        values={values}
        onBack={several.length > 0 ? () => setOne(false) : back}
        onChosen={(one) => save([one])}
      />
    );
  return isAdding || isEmpty || !onLesson ? (
    <AddDistribution
      onTables={(tables, isDoubtful) => setFound({ tables, isDoubtful })}
      onBack={isEmpty ? onClose : choose}
    />
  ) : (
    <ChooseLesson
      stored={stored}
      values={values}
      onLesson={onLesson}
      onAdd={() => setAdding(true)}
      onClose={onClose}
    />
  );
};

/** Fills in a lesson from the teacher's annual distribution, which is brought once. */
const DistributionDialog = (props: DistributionDialogProps) => {
  const { open, onClose } = props;
  const { data, error } = useDistributions();
  return (
    <Dialog open={open} onClose={closeByKey(onClose)} maxWidth="md" fullWidth>
      <DialogTitle sx={{ pb: 1 }}>
        <Message id="distribution.title" />
      </DialogTitle>
      {data ? (
        <Views {...props} stored={data} />
      ) : (
        <>
          <DialogContent>
            {error === undefined ? (
              <Skeleton variant="rounded" height={240} />
            ) : (
              <Alert severity="error">
                <Message {...textOfFailure(error, 'distribution.loadFailed')} />
              </Alert>
            )}
          </DialogContent>
          <DialogActions sx={{ p: 2 }}>
            <TextButton label="common.cancel" onClick={onClose} color="inherit" />
          </DialogActions>
        </>
      )}
    </Dialog>
  );
};

export default DistributionDialog;
