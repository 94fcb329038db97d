import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import type { GradeJob } from '#shared/contracts/grades.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import type { Read } from '#frontend/lib/api/read-response.ts';
import { markSheetPath } from '#frontend/lib/class-paths.ts';
import { useClasses } from '../../api/classes.ts';
import { notify } from '#frontend/lib/notifications/notifications.ts';
import type { AddedPage, PageDialogProps } from './page-dialog.tsx';

const PageDialog = lazyOverlay<PageDialogProps>(() => import('./page-dialog.tsx'));

interface Props {
  readonly job: Pick<Read<GradeJob>, 'id' | 'source'>;
  readonly gradebook: Gradebook;
  /** Opens at once. */
  readonly asks: boolean;
}

/** Adds the marks of a confirmed page to a saved class, and leads there. */
export const AddToClass = ({ job, gradebook, asks }: Props) => {
  const { data: classes = [] } = useClasses();
  const [open, setOpen] = useState(asks);
  const [added, setAdded] = useState<AddedPage>();
  if (classes.length === 0) return null;
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
      <TextButton
        label="merge.addToClass"
        variant={added ? 'outlined' : 'contained'}
        icon={BookmarkPlus}
        onClick={() => setOpen(true)}
      />
      <PageDialog
        {...{ gradebook, classes, open }}
        jobId={job.id}
        pageName={job.source}
        onClose={() => setOpen(false)}
        onAdded={(page) => {
          setOpen(false);
          setAdded(page);
          notify('success', 'merge.addedToClass', { name: page.kept.name, count: page.count });
        }}
      />
    </>
  );
};
