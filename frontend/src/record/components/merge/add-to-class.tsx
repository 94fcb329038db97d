import { BookmarkPlus, UsersRound } from 'lucide-react';
import { useState } from 'react';
import type { GradeJob } from '#shared/contracts/grades.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import type { Read } from '#frontend/lib/api/read-response.ts';
import { markSheetPath } from '#frontend/lib/class-paths.ts';
import { useClasses } from '../../api/classes.ts';
import { notify } from '#frontend/lib/notifications/notifications.ts';
import { pupilsOfPage } from '#shared/page/class-of-page.ts';
import { namedClass } from '../../model/classes/named-class.ts';
import type { PageClassProps } from './page-class-dialog.tsx';
import type { AddedPage, PageDialogProps } from './page-dialog.tsx';

const PageDialog = lazyOverlay<PageDialogProps>(() => import('./page-dialog.tsx'));

const PageClassDialog = lazyOverlay<PageClassProps>(() => import('./page-class-dialog.tsx'));

interface Props {
  readonly job: Pick<Read<GradeJob>, 'id' | 'source'>;
  readonly gradebook: Gradebook;
  /** Opens at once. */
  readonly asks: boolean;
}

/** Adds the marks of a confirmed page to a saved class, or to one that is made of it, and leads there. */
export const AddToClass = ({ job, gradebook, asks }: Props) => {
  const { data: classes = [], isLoading } = useClasses();
  const [open, setOpen] = useState(asks);
  const [added, setAdded] = useState<AddedPage>();
  const [making, setMaking] = useState<boolean>();
  const [made, setMade] = useState<string>();
  if (isLoading) return null;
  const isKnown = made !== undefined || namedClass(gradebook, classes) !== undefined;
  const canMake = !isKnown && !gradebook.record && pupilsOfPage(gradebook).length > 0;
  return (
    <>
      {added && (
        <TextButton
          label="merge.toMarksOf"
          values={{ name: added.kept.name }}
          to={markSheetPath(added.kept.id, added.sheetId)}
          variant="contained"
        />
      )}
      {classes.length > 0 && (
        <TextButton
          label="merge.addToClass"
          variant={added ? 'outlined' : 'contained'}
          icon={BookmarkPlus}
          onClick={() => setOpen(true)}
        />
      )}
      {canMake && (
        <TextButton
          label="merge.makeClass"
          variant={classes.length > 0 ? 'outlined' : 'contained'}
          icon={UsersRound}
          onClick={() => setMaking(true)}
        />
      )}
      {making !== undefined && (
        <PageClassDialog
          {...{ gradebook, classes, open: making }}
          jobId={job.id}
          onClose={() => setMaking(false)}
          onExited={() => setMaking(undefined)}
          onMade={({ id }) => {
            setMaking(false);
            setMade(id);
            setOpen(true);
          }}
        />
      )}
      {classes.length > 0 && (
        <PageDialog
          key={made}
          {...{ gradebook, classes, made, open }}
          jobId={job.id}
          pageName={job.source}
          onClose={() => setOpen(false)}
          onAdded={(page) => {
            setOpen(false);
            setAdded(page);
            notify('success', 'merge.addedToClass', { name: page.kept.name, count: page.count });
          }}
        />
      )}
    </>
  );
};
