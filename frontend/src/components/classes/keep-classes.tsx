import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { BookmarkPlus, Check, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { sameClass, toClassContent } from '#shared/classes/class-content.ts';
import type { ClassContent } from '#shared/model/saved-class.ts';
import { lifetimes } from '#shared/model/lifetimes.ts';
import type { ListedClass } from '#shared/model/listed-classes.ts';
import { Message } from '../../i18n/message.tsx';
import { useMessage } from '../../i18n/use-message.ts';
import { useClassChanges, useClasses, type ClassSummary } from '../../lib/classes/classes.ts';
import { notify } from '../../lib/notifications/notifications.ts';
import { notifyError } from '../../lib/notifications/notify-error.ts';
import { lazyOverlay } from '../dialog/lazy-overlay.tsx';

const UpdateDialog = lazyOverlay(() => import('./update-dialog.tsx'));

interface Update {
  readonly kept: ClassSummary;
  readonly found: ClassContent;
}

interface RowProps {
  readonly content: ClassContent;
  readonly earlier: ClassSummary | undefined;
  /** Whether it was saved here just now. */
  readonly isDone: boolean;
  readonly busy: boolean;
  readonly onKeep: () => void;
  readonly onUpdate: (earlier: ClassSummary) => void;
}

const Row = ({ content, earlier, isDone, busy, onKeep, onUpdate }: RowProps) => {
  const text = useMessage();
  const { name } = content;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, minHeight: 44 }}
    >
      <Box
        sx={{
          flex: '1 1 110px',
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          columnGap: 1,
          overflowWrap: 'anywhere',
        }}
      >
        <bdi>{name}</bdi>
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          <Message id="classes.pupils" values={{ count: content.pupils.length }} />
        </Box>
      </Box>
      {isDone && (
        <Box
          role="status"
          sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'success.main' }}
        >
          <Check size={18} aria-hidden />
          <Message id="classes.isKept" />
        </Box>
      )}
      {!isDone && earlier && (
        <Button
          size="small"
          aria-label={text('classes.compareOne', { name })}
          startIcon={<RefreshCw size={16} aria-hidden />}
          onClick={() => onUpdate(earlier)}
        >
          <Message id="classes.compare" />
        </Button>
      )}
      {!isDone && !earlier && (
        <Button
          size="small"
          aria-disabled={busy}
          aria-label={text('classes.keepOne', { name })}
          startIcon={<BookmarkPlus size={16} aria-hidden />}
          onClick={() => busy || onKeep()}
        >
          <Message id="classes.keep" />
        </Button>
      )}
    </Box>
  );
};

/** Explains that only the teacher sees a saved class, that it has no marks, and how long it is stored. */
export const KeptNote = () => (
  <Typography variant="body2" color="textSecondary">
    <Message id="classes.keptNote" values={{ days: lifetimes.savedClass.days }} />
  </Typography>
);

/**
 * Offers to save the classes read from a workbook, or to review the changes of saved ones. Sends nothing before a
 * button is pressed.
 *
 * For teachers only: `<KeepClasses classes={reading.listed.classes} />`. It uses the texts of `classes.json`, so add
 * the feature to `i18n/shared-texts.ts`.
 */
export const KeepClasses = ({ classes }: { readonly classes: readonly ListedClass[] }) => {
  const { data: kept } = useClasses();
  const changes = useClassChanges();
  const [done, setDone] = useState<ReadonlySet<ListedClass>>(new Set());
  const [busy, setBusy] = useState(false);
  const [update, setUpdate] = useState<Update & { readonly open: boolean }>();
  const rows = classes.map((read) => {
    const content = toClassContent(read);
    return { read, content, earlier: kept && sameClass(kept, content) };
  });
  const isNew = ({ read, earlier }: (typeof rows)[number]) => !earlier && !done.has(read);
  const fresh = rows.filter(isNew);

  const keep = async (wanted: typeof rows): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      for (const { read, content } of wanted) {
        await changes.keep(content);
        setDone((before) => new Set([...before, read]));
      }
      notify('success', 'classes.keptMany', { count: wanted.length });
    } catch (error) {
      notifyError(error, 'classes.keepFailed');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.map((row, index) => (
          <Row
            key={index}
            content={row.content}
            earlier={row.earlier}
            isDone={done.has(row.read)}
            busy={busy || !kept}
            onKeep={() => void keep([row])}
            onUpdate={(earlier) => setUpdate({ kept: earlier, found: row.content, open: true })}
          />
        ))}
      </Box>
      {fresh.length > 1 && (
        <Button
          variant="outlined"
          aria-disabled={busy || !kept}
          startIcon={<BookmarkPlus size={18} aria-hidden />}
          onClick={() => kept && void keep(fresh)}
          sx={{ justifySelf: 'start' }}
        >
          <Message id="classes.keepAll" values={{ count: fresh.length }} />
        </Button>
      )}
      <KeptNote />
      {update && (
        <UpdateDialog
          key={update.kept.id}
          {...update}
          onClose={() => setUpdate({ ...update, open: false })}
          onExited={() => setUpdate(undefined)}
        />
      )}
    </Box>
  );
};
