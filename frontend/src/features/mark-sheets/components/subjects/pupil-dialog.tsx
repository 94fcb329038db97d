import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { useIntl } from 'react-intl';
import { limits } from '#shared/model/limits.ts';
import { wrongMark } from '#shared/record/marks/parse-mark.ts';
import { isolateFigure } from '#frontend/i18n/isolate-figure.ts';
import { Message } from '#frontend/i18n/message.tsx';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { useStore } from '#frontend/lib/store.ts';
import { useEvent } from '#frontend/lib/use-event.ts';
import { useWriteNumber } from '#frontend/record/hooks/grid/use-write-number.ts';
import { absenceIn } from '#frontend/record/model/table/typed-text.ts';
import type { ClassGrid } from '../../hooks/subjects/use-class-grid.ts';
import { exemptIn, type SubjectColumn } from '../../model/subjects/class-table.ts';
import { typedFor } from '../../model/subjects/write-subject.ts';

export interface PupilDialogProps {
  readonly grid: ClassGrid;
  /** The pupil's. */
  readonly row: number;
  readonly open: boolean;
  readonly onRow: (row: number) => void;
  readonly onClose: () => void;
}

const SPACE = ' ';

interface FieldProps {
  readonly column: SubjectColumn;
  /** How it counts. */
  readonly note: string | undefined;
  readonly text: string;
  /** How many words were put in by a button: each replaces what is being typed. */
  readonly words: number;
  /** Of the whole table, so that absences have its word. */
  readonly language: 'ar' | 'fr' | 'en';
  readonly onWrite: (text: string) => void;
}

/** A subject of the pupil: a mark, words, or an average that is worked out. */
const SubjectField = (props: FieldProps) => {
  const { column, note, text: stored, words, language, onWrite } = props;
  const id = useId();
  const { formatNumber } = useIntl();
  const { kind, subject, scale } = column;
  const fresh = { basis: stored, words, typed: stored };
  const [{ typed, ...begun }, setTyped] = useState(fresh);
  if (begun.basis !== stored || begun.words !== words) setTyped(fresh);
  /** Whether something is typed that is not written yet. */
  const isTyping = useRef(false);
  const isMark = kind === 'typed' || kind === 'worked';
  const wrong = isMark ? wrongMark(typed, scale) : undefined;
  const write = useEvent((): void => {
    isTyping.current = false;
    const written = typedFor(column, typed, { language });
    if (written !== stored) onWrite(written);
    // An average that is worked out stays what it is.
    if (kind === 'worked') setTyped(fresh);
  });
  // The back button leaves no field. A layout effect ends before the document stops saving.
  useLayoutEffect(
    () => () => {
      if (isTyping.current) write();
    },
    [write],
  );
  return (
    <Box
      component="li"
      sx={{
        py: 0.75,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'center',
        columnGap: 2,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <label htmlFor={id} style={{ overflowWrap: 'anywhere' }}>
        <bdi>{subject}</bdi>
        {SPACE}
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {note}
        </Box>
      </label>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
        <Box
          component="input"
          id={id}
          data-subject={column.key}
          value={typed}
          inputMode={isMark ? 'decimal' : 'text'}
          autoComplete="off"
          maxLength={limits.gradebookTextLength}
          dir={isMark ? 'ltr' : 'auto'}
          aria-invalid={wrong !== undefined}
          aria-describedby={wrong === undefined ? undefined : `${id}-wrong`}
          onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => {
            isTyping.current = true;
            setTyped({ ...fresh, typed: target.value });
          }}
          onFocus={({ target }: React.FocusEvent<HTMLInputElement>) => target.select()}
          onBlur={write}
          sx={{
            width: isMark ? 84 : { xs: 150, sm: 260 },
            minHeight: 44,
            px: 1,
            border: '1px solid',
            borderColor: wrong === undefined ? 'paper.outline' : 'error.main',
            borderRadius: '8px',
            bgcolor: kind === 'worked' ? 'background.default' : 'background.paper',
            color: 'text.primary',
            font: 'inherit',
            lineHeight: 2,
            textAlign: isMark ? 'center' : 'start',
            '&:focus': { outline: '2px solid', outlineColor: 'primary.main' },
          }}
        />
        <Box component="span" sx={{ minWidth: 34, color: 'text.secondary', fontSize: '0.875rem' }}>
          {isMark && isolateFigure(`/${formatNumber(scale, { useGrouping: false })}`)}
        </Box>
      </Box>
      {wrong !== undefined && (
        <Box
          id={`${id}-wrong`}
          role="alert"
          sx={{ gridColumn: '1 / -1', color: 'error.main', fontSize: '0.875rem' }}
        >
          <Message id={`subjects.wrong.${wrong}`} values={{ scale }} />
        </Box>
      )}
    </Box>
  );
};

/** What is typed is written when its field is left. */
const settle = (): void => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
};

const fieldsIn = (element: HTMLElement | null): readonly HTMLInputElement[] => [
  ...(element?.querySelectorAll<HTMLInputElement>('input[data-subject]') ?? []),
];

/** All subjects of one pupil, to type across; the next pupil follows the last subject. */
const PupilDialog = ({ grid, row, open, onRow, onClose }: PupilDialogProps) => {
  const id = useId();
  const text = useMessage();
  const list = useRef<HTMLUListElement>(null);
  /** The subject whose field had the focus last. */
  const last = useRef<string>(undefined);
  const [words, setWords] = useState(0);
  const { columns, results, table } = useStore(grid.shown);
  const write = useWriteNumber(table);
  const pupil = results.pupils[row];
  const shown = columns.filter(({ kind }) => kind !== 'none');
  const focusAt = (index: number): void => fieldsIn(list.current).at(index)?.focus();
  const writeInto = (key: string, after: string): void => {
    const column = table.columns.findIndex(({ id: of }) => of === key);
    if (column >= 0) grid.writeCells([{ row, column, after }]);
  };
  const go = (to: number): void => {
    if (to < 0 || to >= results.pupils.length) return;
    settle();
    onRow(to);
  };
  useEffect(() => {
    addEventListener('pagehide', settle, { capture: true });
    return () => removeEventListener('pagehide', settle, { capture: true });
  }, []);
  useEffect(() => {
    if (open) queueMicrotask(() => fieldsIn(list.current)[0]?.focus());
  }, [row, open]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return;
    const fields = fieldsIn(list.current);
    const at = fields.indexOf(event.target);
    const { key, shiftKey } = event;
    if (key === 'PageDown') go(row + 1);
    else if (key === 'PageUp') go(row - 1);
    else if (key === 'ArrowUp' || (key === 'Enter' && shiftKey)) {
      if (at > 0) focusAt(at - 1);
    } else if (key === 'ArrowDown' || key === 'Enter') {
      if (at < fields.length - 1) focusAt(at + 1);
      else if (key === 'Enter') go(row + 1);
    } else return;
    event.preventDefault();
  };
  const close = (): void => {
    settle();
    onClose();
  };
  /** Writes a word into the field that had the focus last, and goes back to it. */
  const put = (word: string): void => {
    const field = fieldsIn(list.current).find(({ dataset }) => dataset['subject'] === last.current);
    if (!field || last.current === undefined) return;
    setWords(words + 1);
    writeInto(last.current, word);
    field.focus();
  };
  const word = (label: string, name: MessageId) => (
    <Button
      variant="outlined"
      aria-label={text(name, { word: label })}
      // The field keeps the focus.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => put(label)}
      sx={{ minWidth: 56, minHeight: 44 }}
    >
      {label}
    </Button>
  );
  return (
    <Dialog
      open={open}
      onClose={close}
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
      onKeyDown={onKeyDown}
      slotProps={{
        paper: {
          sx: (theme) => ({
            [theme.breakpoints.down('sm')]: {
              m: 0,
              width: '100%',
              maxWidth: '100%',
              height: '100%',
              maxHeight: '100%',
              borderRadius: 0,
            },
          }),
        },
      }}
    >
      <Box
        sx={{
          px: 2,
          py: 1,
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          borderBottom: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box component="h2" id={id} sx={{ m: 0, fontSize: '1.125rem', overflowWrap: 'anywhere' }}>
            <bdi>{pupil?.fullName}</bdi>
          </Box>
          <Box role="status" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            {pupil && pupil.gaps.length > 0 && (
              <Message id="subjects.gaps" values={{ count: pupil.gaps.length }} />
            )}
            {pupil?.average !== undefined && (
              <Message
                id="subjects.generalIs"
                values={{ average: write(pupil.average), rank: pupil.rank ?? '' }}
              />
            )}
          </Box>
        </Box>
        <Box sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }} dir="ltr">
          {[row + 1, results.pupils.length].join('/')}
        </Box>
        <IconButton aria-label={text('common.close')} onClick={close}>
          <X size={24} />
        </IconButton>
      </Box>
      <Box
        component="ul"
        ref={list}
        onFocus={({ target }: FocusEvent<HTMLElement>) => {
          last.current = target.dataset['subject'];
        }}
        sx={{ flex: 1, m: 0, px: 2, py: 0, listStyle: 'none', overflow: 'auto' }}
      >
        {shown.map((column) => (
          <SubjectField
            key={`${pupil?.id} ${column.key}`}
            column={column}
            note={table.columns.find(({ id: of }) => of === column.key)?.note}
            language={table.language}
            words={words}
            text={table.rows[row]?.cell(column.key)?.text ?? ''}
            onWrite={(after) => writeInto(column.key, after)}
          />
        ))}
        {shown.length === 0 && (
          <li>
            <Message id="subjects.empty" />
          </li>
        )}
      </Box>
      <Box
        sx={{
          p: 1,
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          borderTop: '1px solid',
          borderColor: 'divider',
        }}
      >
        {word(absenceIn(table), 'subjects.putAbsence')}
        {word(exemptIn(table), 'subjects.putExemption')}
        <Box sx={{ flex: 1 }} />
        <Button
          variant="outlined"
          aria-disabled={row === 0}
          startIcon={<ArrowUp size={18} />}
          onClick={() => go(row - 1)}
          sx={{ minHeight: 44 }}
        >
          <Message id="subjects.previous" />
        </Button>
        <Button
          variant="contained"
          aria-disabled={row === results.pupils.length - 1}
          startIcon={<ArrowDown size={18} />}
          onClick={() => go(row + 1)}
          sx={{ minHeight: 44 }}
        >
          <Message id="subjects.next" />
        </Button>
      </Box>
    </Dialog>
  );
};

export default PupilDialog;
