import { ConfirmDialog } from '#frontend/components/dialog/confirm-dialog.tsx';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { useClassChanges } from '#frontend/record/api/class-changes.ts';
import type { ClassSummary } from '#frontend/record/api/classes.ts';
import type { ListSource } from '#frontend/record/components/classes/use-list-source.ts';
import { withTexts } from '#frontend/i18n/load-messages.ts';
import { announce } from '#frontend/lib/notifications/notifications.ts';
import { notifyError } from '#frontend/lib/notifications/notify-error.ts';

const KeepDialog = lazyOverlay(() => withTexts(import('./keep-dialog.tsx'), 'typed-list'));
const RenameDialog = lazyOverlay(() => import('./rename-dialog.tsx'));
const UpdateDialog = lazyOverlay(
  () => import('#frontend/record/components/classes/update-dialog.tsx'),
);

export interface OpenDialog {
  readonly kind: 'keep' | 'update' | 'rename' | 'delete';
  /** The class of the dialog; undefined when saving new ones. */
  readonly kept?: ClassSummary;
  /** Where new classes come from. */
  readonly source?: ListSource;
  readonly open: boolean;
}

interface Props {
  readonly dialog: OpenDialog | undefined;
  readonly onClose: () => void;
  readonly onExited: () => void;
  /** Called when a class was deleted, because its button had the focus. */
  readonly onGone: () => void;
}

/** The open dialog, if any; its file loads when it is first opened. */
export const ClassDialogs = ({ dialog, onClose, onExited, onGone }: Props) => {
  const changes = useClassChanges();
  if (!dialog) return null;
  const { kind, kept, source = 'file', open } = dialog;
  const frame = { open, onClose, onExited };
  const remove = async ({ id }: ClassSummary): Promise<void> => {
    onClose();
    try {
      await changes.remove(id);
      onGone();
      announce('classes.deleted');
    } catch (error) {
      notifyError(error, 'classes.deleteFailed');
    }
  };
  return (
    <>
      {kind === 'keep' && <KeepDialog {...frame} source={source} />}
      {kept && kind === 'update' && <UpdateDialog key={kept.id} {...frame} kept={kept} />}
      {kept && kind === 'rename' && <RenameDialog key={kept.id} {...frame} kept={kept} />}
      {kept && kind === 'delete' && (
        <ConfirmDialog
          key={kept.id}
          {...frame}
          title="classes.deleteTitle"
          text="classes.deleteText"
          textValues={{ name: kept.name, count: kept.counts.pupils }}
          confirm="classes.delete"
          onConfirm={() => void remove(kept)}
        />
      )}
    </>
  );
};
