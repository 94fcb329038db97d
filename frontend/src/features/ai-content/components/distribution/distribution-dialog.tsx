import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import type { DistributionTable } from '#shared/distribution/read-distribution.ts';
import type { AnnualDistribution, PlannedLesson } from '#shared/model/annual-distribution.ts';
import { closeByKey } from '#frontend/components/dialog/close-requests.ts';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { textOfFailure } from '#frontend/lib/api/api-error.ts';
import {
  useDistributions,
  type StoredDistributions,
} from '#frontend/lib/resources/annual-distributions.ts';
import type { ContentValues } from '../../model/content-values.ts';
import { AddDistribution } from './add-distribution.tsx';
import { CheckDistribution } from './check-distribution.tsx';
import { ChooseLesson } from './choose-lesson.tsx';

export interface DistributionDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** What the form has; its subject and year choose the distribution that is shown first. */
  readonly values: Pick<ContentValues, 'subject' | 'level' | 'year'>;
  readonly onLesson: (of: AnnualDistribution, lesson: PlannedLesson) => void;
}

interface ViewProps extends DistributionDialogProps {
  readonly stored: StoredDistributions;
}

/** Chooses a lesson; asks for the table first if there is none, or if the teacher brings another. */
const Views = ({ stored, values, onLesson, onClose }: ViewProps) => {
  const [isAdding, setAdding] = useState(false);
  const [tables, setTables] = useState<readonly DistributionTable[]>();
  const [isDoubtful, setDoubtful] = useState(false);
  const isEmpty = stored.distributions.length === 0;
  const choose = () => {
    setAdding(false);
    setTables(undefined);
  };
  if (tables) {
    return (
      <CheckDistribution
        tables={tables}
        isDoubtful={isDoubtful}
        stored={stored}
        values={values}
        onBack={() => setTables(undefined)}
        onSaved={choose}
      />
    );
  }
  return isAdding || isEmpty ? (
    <AddDistribution
      onTables={(found, isUncertain) => {
        setTables(found);
        setDoubtful(isUncertain);
      }}
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
