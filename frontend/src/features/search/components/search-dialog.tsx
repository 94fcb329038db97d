import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { Search, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { visuallyHidden } from '#frontend/components/text/visually-hidden.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { useEntries, type SearchedPage } from '../hooks/use-entries.ts';
import { usePupils } from '../hooks/use-pupils.ts';
import { findEntries, type Entry } from '../model/find-entries.ts';

interface Props {
  readonly open: boolean;
  readonly pages: readonly SearchedPage[];
  readonly onClose: () => void;
}

interface ResultProps {
  readonly id: string;
  readonly entry: Entry;
  /** What tells it from others of its title. */
  readonly detail: string | undefined;
  readonly isCurrent: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

/** Jobs of two kinds might have one id. */
const keyOf = ({ group, id }: Entry): string => `${group}/${id}`;

/** Between two parts of a result's name, for screen readers. */
const SPACE = ' ';

const Result = ({ id, entry, detail, isCurrent, onPoint, onChoose }: ResultProps) => {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <Box
      component="li"
      ref={row}
      id={id}
      role="option"
      aria-selected={isCurrent}
      onPointerMove={onPoint}
      onClick={onChoose}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: 1.5,
        minHeight: 44,
        px: 2,
        py: 1.25,
        borderRadius: '8px',
        borderInlineStart: '3px solid transparent',
        cursor: 'pointer',
        overflowWrap: 'anywhere',
        '&[aria-selected=true]': {
          bgcolor: 'paper.tealWash',
          borderInlineStartColor: 'var(--mui-palette-primary-main)',
        },
        '@media (forced-colors: active)': {
          '&[aria-selected=true]': { outline: '2px solid Highlight' },
        },
        scrollMarginBlock: '2.5rem',
      }}
    >
      <Box component="bdi" sx={{ fontWeight: 500 }}>
        {entry.title}
      </Box>
      {SPACE}
      {detail !== undefined && detail !== entry.title && (
        <Box component="bdi" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {detail}
        </Box>
      )}
    </Box>
  );
};

/** The index after a key: around the ends, and by pages. */
const moved = (key: string, from: number, count: number): number | undefined => {
  if (key === 'ArrowDown') return (from + 1) % count;
  if (key === 'ArrowUp') return (from - 1 + count) % count;
  if (key === 'PageDown') return Math.min(from + 5, count - 1);
  if (key === 'PageUp') return Math.max(from - 5, 0);
  return undefined;
};

interface PanelProps {
  readonly pages: readonly SearchedPage[];
  readonly titleId: string;
  readonly onClose: () => void;
  /** Closes because another page of the site comes. */
  readonly onLeave: () => void;
}

/** The field with the list. It is there only while the dialog is open, so each opening begins anew and asks for what is new. */
const SearchPanel = ({ pages, titleId, onClose, onLeave }: PanelProps) => {
  const text = useMessage();
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  /** The key of the entry that was pointed at; otherwise the first is current. */
  const [pointed, setPointed] = useState<string>();
  const { entries: all, isComplete } = useEntries(pages);
  const pupils = usePupils(typed);
  const found = findEntries([...all, ...pupils.entries], typed, isComplete);
  const shown = found.flatMap(([, entries]) => entries);
  const current = Math.max(
    shown.findIndex((entry) => keyOf(entry) === pointed),
    0,
  );
  const optionId = (index: number): string => `${id}-${index}`;

  const choose = (entry: Entry | undefined) => {
    if (!entry) return;
    if (entry.isFile) {
      window.open(entry.to, '_blank', 'noopener,noreferrer');
      onClose();
    } else {
      void navigate(entry.to);
      onLeave();
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and arrows also choose among what an input method proposes.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      choose(shown[current]);
    }
    const next = shown.length > 0 ? moved(event.key, current, shown.length) : undefined;
    if (next === undefined) return;
    event.preventDefault();
    setPointed(shown.map(keyOf)[next]);
  };

  return (
    <>
      <Box component="h2" id={titleId} sx={visuallyHidden}>
        <Message id="search.title" />
      </Box>
      <Box
        sx={{
          ...{ display: 'flex', alignItems: 'center', gap: 1, flexShrink: 0 },
          ...{ paddingInlineStart: 2, paddingInlineEnd: 1, borderBottom: '1px solid' },
          borderColor: 'divider',
        }}
      >
        <Search size={20} style={{ flexShrink: 0 }} />
        <Box
          component="input"
          autoFocus
          type="text"
          role="combobox"
          dir="auto"
          value={typed}
          placeholder={text('search.placeholder')}
          aria-label={text('search.title')}
          aria-expanded={shown.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={shown.length > 0 ? optionId(current) : undefined}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          onChange={(event) => {
            setTyped(event.target.value);
            setPointed(undefined);
          }}
          onKeyDown={onKeyDown}
          sx={{
            ...{ flex: 1, minWidth: 0, height: 56, p: 0, border: 0, outline: 0 },
            ...{ font: 'inherit', fontSize: '1rem', lineHeight: 1.75 },
            ...{ color: 'inherit', bgcolor: 'transparent' },
            // The page's start, whichever direction the typed text has.
            textAlign: 'left',
            '&:placeholder-shown': { direction: 'inherit' },
            '&::placeholder': { color: 'text.secondary', opacity: 1 },
          }}
        />
        <IconButton aria-label={text('common.close')} onClick={onClose}>
          <X size={20} />
        </IconButton>
      </Box>
      <Box
        id={`${id}-list`}
        role="listbox"
        aria-label={text('search.results')}
        // A press keeps the focus in the field.
        onMouseDown={(event) => event.preventDefault()}
        sx={{ overflowY: 'auto', p: 1, '&:empty': { p: 0 } }}
      >
        {found.map(([group, entries]) => (
          <Box
            component="ul"
            role="group"
            key={group}
            aria-labelledby={`${id}-${group}`}
            sx={{ listStyle: 'none', m: 0, p: 0 }}
          >
            <Box
              component="li"
              role="presentation"
              id={`${id}-${group}`}
              sx={{
                ...{ px: 2, pt: 1, pb: 0.5, fontSize: '0.8125rem', fontWeight: 500 },
                color: 'text.secondary',
              }}
            >
              <Message id={`search.group.${group}`} />
            </Box>
            {entries.map((entry) => {
              const index = shown.indexOf(entry);
              return (
                <Result
                  key={keyOf(entry)}
                  id={optionId(index)}
                  entry={entry}
                  detail={
                    entry.detail ??
                    (group === 'recent' ? text(`search.group.${entry.group}`) : undefined)
                  }
                  isCurrent={index === current}
                  onPoint={() => setPointed(keyOf(entry))}
                  onChoose={() => choose(entry)}
                />
              );
            })}
          </Box>
        ))}
      </Box>
      <Box role="status" sx={shown.length > 0 ? visuallyHidden : { p: 3, color: 'text.secondary' }}>
        {shown.length > 0
          ? typed && <Message id="search.count" values={{ count: shown.length }} />
          : !pupils.isLoading && <Message id="search.nothing" />}
      </Box>
    </>
  );
};

/** Goes to any class, pupil, job and page by its name: a combobox whose field keeps the focus. */
const SearchDialog = ({ open, pages, onClose }: Props) => {
  const titleId = useId();
  const [leaving, setLeaving] = useState(false);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      disableRestoreFocus={leaving}
      aria-labelledby={titleId}
      slotProps={{
        transition: {
          onExited: () => setLeaving(false),
        },
        container: { sx: { alignItems: 'flex-start' } },
        paper: {
          sx: {
            mx: { xs: 1, sm: 4 },
            mt: { xs: 1, sm: '10dvh' },
            mb: 1,
            width: { xs: 'calc(100% - 16px)', sm: 'calc(100% - 64px)' },
            maxHeight: { xs: 'calc(100dvh - 16px)', sm: '80dvh' },
            '@media (max-height: 35em)': { mt: 1, maxHeight: 'calc(100dvh - 16px)' },
          },
        },
      }}
    >
      <SearchPanel
        {...{ pages, titleId, onClose }}
        onLeave={() => {
          // The heading of the next page gets the focus.
          setLeaving(true);
          onClose();
        }}
      />
    </Dialog>
  );
};

export default SearchDialog;
