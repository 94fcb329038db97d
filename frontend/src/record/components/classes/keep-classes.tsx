import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BookmarkPlus, Check, RefreshCw } from 'lucide-react';
import { useRef, useState, type ComponentType, type ReactNode } from 'react';
import { toClassContent, type SchoolOfClass } from '#shared/record/names/class-content.ts';
import { sameClass } from '#shared/record/names/same-class.ts';
import type { ClassContent } from '#shared/model/saved-class.ts';
import type { ListedClass } from '#shared/model/listed-classes.ts';
import type { ReadingProblem } from '#shared/class-lists/workbook-reading.ts';
import type { Text } from '#frontend/i18n/message-id.ts';
import { loadMessages } from '#frontend/i18n/load-messages.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { askBeforeLeaving } from '#frontend/lib/ask-before-leaving.ts';
import { SessionEndedError, textOfFailure } from '#frontend/lib/api/api-error.ts';
import { useClassChanges } from '../../api/class-changes.ts';
import { fetchClass, useClasses, type ClassSummary } from '../../api/classes.ts';
import { ofThisYear } from '../../model/classes/of-this-year.ts';
import { announce, notifyOf } from '#frontend/lib/notifications/notifications.ts';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { KeptNote } from './kept-note.tsx';
import { MarksChoice as Choice } from '../workbook-marks/marks-choice.tsx';
import { MarksOfClass as OfClass } from '../workbook-marks/marks-of-class.tsx';
import { ReadingProblems as Problems } from '../workbook-marks/reading-problems.tsx';
import { useWorkbookMarks } from '../workbook-marks/use-workbook-marks.ts';

const UpdateDialog = lazyOverlay(() => import('./update-dialog.tsx'));
/** A part with the marks of the file, which few files have: its texts are loaded when it is shown. */
const loadTextsBefore = <Props extends object>(Part: ComponentType<Props>): ComponentType<Props> =>
  lazyComponent(async () => {
    await loadMessages('reading');
    return { default: Part };
  });
const MarksChoice = loadTextsBefore(Choice);
const MarksOfClass = loadTextsBefore(OfClass);
const ReadingProblems = loadTextsBefore(Problems);

interface Update {
  readonly kept: ClassSummary;
  readonly found: ClassContent;
}

interface RowProps {
  readonly content: ClassContent;
  readonly earlier: ClassSummary | undefined;
  /** Whether it was saved here just now. */
  readonly isDone: boolean;
  readonly isOnly: boolean;
  readonly busy: boolean;
  readonly onKeep: () => void;
  readonly onUpdate: (earlier: ClassSummary) => void;
  /** Its marks in the file, if it has any. */
  readonly children?: ReactNode;
}

const Row = ({ content, earlier, isDone, isOnly, busy, onKeep, onUpdate, children }: RowProps) => {
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
          <Check size={18} />
          <Message id="classes.isKept" />
        </Box>
      )}
      {!isDone && earlier && (
        <Button
          size="small"
          aria-disabled={busy}
          aria-label={text('classes.compareOne', { name })}
          startIcon={<RefreshCw size={16} />}
          onClick={() => busy || onUpdate(earlier)}
        >
          <Message id="classes.compare" />
        </Button>
      )}
      {!isDone && !earlier && (
        <Button
          size={isOnly ? 'medium' : 'small'}
          variant={isOnly ? 'contained' : 'text'}
          aria-disabled={busy}
          aria-label={text('classes.keepOne', { name })}
          startIcon={<BookmarkPlus size={16} />}
          onClick={() => busy || onKeep()}
        >
          <Message id="classes.keep" />
        </Button>
      )}
      {children}
    </Box>
  );
};

interface Props {
  readonly classes: readonly ListedClass[];
  /** What their file says of the school, which is kept with each. */
  readonly head?: SchoolOfClass | undefined;
  /** The name of their file. */
  readonly file: string;
  /** What the reading of the file has to say, unless the page says it elsewhere. */
  readonly problems?: readonly ReadingProblem[];
  /** Whether the file is read again under other choices: until then nothing is saved. */
  readonly isOutdated: boolean;
  /** Called when a class was saved. */
  readonly onKept?: () => void;
}

/** Why classes could not be saved, and which ones. */
interface Failure {
  readonly text: Text;
  readonly left: ReadonlySet<ListedClass>;
}

/** The classes of a file beside the saved ones, and how they and their marks are saved. */
const useKeeping = ({ classes, head, file, isOutdated, onKept }: Props) => {
  const list = useRef<HTMLUListElement>(null);
  const { data: all } = useClasses();
  // A list of this year is no newer list of a class of last year.
  const kept = all && ofThisYear(all);
  const changes = useClassChanges();
  /** The ids of the classes that were saved here just now. */
  const [done, setDone] = useState<ReadonlyMap<ListedClass, string>>(new Map());
  const [isSaving, setSaving] = useState(false);
  /** A class that is left may have been saved, and only the answer lost. */
  const [failure, setFailure] = useState<Failure>();
  const rows = classes.map((read) => {
    const content = toClassContent(read, head);
    const earlier = kept && sameClass(kept, content);
    return { read, content, earlier, savedId: done.get(read) ?? earlier?.id };
  });
  const marks = useWorkbookMarks(rows, file);
  const busy = isSaving || isOutdated || !marks.isReady;

  const keep = async (wanted: typeof rows): Promise<void> => {
    const withMarks = marks.addsOnSaving && wanted.some(({ read }) => marks.has(read));
    if (busy || (withMarks && !marks.canAdd())) return;
    setSaving(true);
    const stopAsking = askBeforeLeaving();
    const left = new Set([...(failure?.left ?? []), ...wanted.map(({ read }) => read)]);
    try {
      const known = failure ? ofThisYear(await changes.list()) : [];
      for (const { read, content } of wanted) {
        const found = sameClass(known, content);
        const saved = found ? await fetchClass(found.id) : await changes.keep(content);
        setDone((before) => new Map([...before, [read, saved.id]]));
        left.delete(read);
        onKept?.();
        if (withMarks && marks.has(read)) await marks.add(read, saved);
      }
      setFailure(failure && left.size > 0 ? { ...failure, left } : undefined);
      announce('classes.keptMany', { count: wanted.length });
    } catch (error) {
      // The end of a session has its own message.
      if (error instanceof SessionEndedError) return;
      const text = textOfFailure(error, 'classes.keepFailed');
      setFailure({ text, left });
      // Saving goes on when its dialog or page has been left, and then only a notification can say this.
      notifyOf(list.current ? 'quiet' : 'error', text);
    } finally {
      stopAsking();
      setSaving(false);
    }
  };
  const addMarks = async (wanted: typeof rows): Promise<void> => {
    if (busy || !marks.canAdd()) return;
    setSaving(true);
    const stopAsking = askBeforeLeaving();
    for (const { read, savedId } of wanted) {
      if (savedId !== undefined) await marks.add(read, savedId);
    }
    stopAsking();
    setSaving(false);
  };
  return { list, rows, marks, busy, isReady: kept !== undefined, done, failure, keep, addMarks };
};

/**
 * Offers to save the classes read from a workbook with their marks, or to review the changes of saved ones. Sends
 * nothing before a button is pressed.
 *
 * For teachers only: `<KeepClasses classes={reading.listed.classes} file={file.name} isOutdated={isOutdated} />`. It uses
 * the texts of `classes.json`, so add the feature to `i18n/shared-texts.ts`.
 */
export const KeepClasses = (props: Props) => {
  const { problems = [] } = props;
  const { list, rows, marks, busy, isReady, done, failure, keep, addMarks } = useKeeping(props);
  const [update, setUpdate] = useState<Update & { readonly open: boolean }>();
  const fresh = rows.filter(({ savedId }) => savedId === undefined);
  /** Saved classes whose marks in the file are not in the record yet. */
  const waiting = rows.filter(
    ({ read, savedId }) =>
      savedId !== undefined && marks.has(read) && marks.progressOf(read)?.state !== 'added',
  );
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {problems.length > 0 && <ReadingProblems severity="info" problems={problems} />}
      <Box component="ul" ref={list} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.map((row, index) => (
          <Row
            key={index}
            content={row.content}
            earlier={row.earlier}
            isDone={done.has(row.read)}
            isOnly={rows.length === 1}
            busy={busy || !isReady}
            onKeep={() => void keep([row])}
            onUpdate={(earlier) => setUpdate({ kept: earlier, found: row.content, open: true })}
          >
            {marks.has(row.read) && (
              <MarksOfClass
                name={row.content.name}
                progress={marks.progressOf(row.read)}
                isSaved={row.savedId !== undefined}
                busy={busy}
                onAdd={() => void addMarks([row])}
              />
            )}
          </Row>
        ))}
      </Box>
      {marks.hasAny && (
        <MarksChoice
          marks={marks}
          hasNew={fresh.some(({ read }) => marks.has(read))}
          saved={waiting.length}
          busy={busy}
          onAddAll={() => void addMarks(waiting)}
        />
      )}
      {failure && (
        <Alert
          severity="error"
          role="presentation"
          action={
            <Button
              color="inherit"
              size="small"
              aria-disabled={busy}
              onClick={() => busy || void keep(rows.filter(({ read }) => failure.left.has(read)))}
            >
              <Message id="common.retry" />
            </Button>
          }
        >
          <Message {...failure.text} />
        </Alert>
      )}
      {/* Not before the choice above it, whose arrival would move it below the pointer. */}
      {fresh.length > 1 && (!marks.hasAny || marks.isShown) && (
        <Button
          variant="outlined"
          aria-disabled={busy || !isReady}
          startIcon={<BookmarkPlus size={18} />}
          onClick={() => isReady && void keep(fresh)}
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
