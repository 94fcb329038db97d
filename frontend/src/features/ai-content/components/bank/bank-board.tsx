import Box from '@mui/material/Box';
import { Undo2 } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { facetsOf, prepareSearch, searchBank, type BankSearch } from '#shared/bank/search-bank.ts';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import type { Text } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useClasses } from '#frontend/record/api/classes.ts';
import { useEvent } from '#frontend/lib/use-event.ts';
import type { QuestionBank } from '../../bank-api.ts';
import type { BankQuestion } from '../../model/bank/kept-questions.ts';
import { BankCard } from './bank-card.tsx';
import { BankSearchForm } from './bank-search-form.tsx';
import type { EditQuestionProps } from './edit-question-dialog.tsx';

const EditQuestionDialog = lazyOverlay<EditQuestionProps>(
  () => import('./edit-question-dialog.tsx'),
);

/** How many questions are listed first, and with each press on “more”. */
const PAGE = 20;
/** How many questions are prepared for the search at a time. */
const PORTION = 100;

/** Prepares the questions for the search, so that the first letter does not have to. */
const usePreparedSearch = (questions: readonly BankQuestion[]): void => {
  useEffect(() => {
    let at = 0;
    let timer = setTimeout(function next() {
      prepareSearch(questions.slice(at, at + PORTION));
      at += PORTION;
      if (at < questions.length) timer = setTimeout(next);
    });
    return () => clearTimeout(timer);
  }, [questions]);
};

interface Props {
  readonly bank: QuestionBank;
  readonly questions: readonly BankQuestion[];
  /** Shown instead of a list without questions. */
  readonly empty: ReactNode;
}

/** The questions of the bank: found, read, edited and removed. */
export const BankBoard = ({ bank, questions, empty }: Props) => {
  const { data: classes = [] } = useClasses();
  const [search, setSearch] = useState<BankSearch>({});
  const [shown, setShown] = useState(PAGE);
  const [done, setDone] = useState<{ readonly text: Text; readonly undo?: () => void }>();
  const [edited, setEdited] = useState<BankQuestion>();
  const [isEditing, setEditing] = useState(false);
  const status = useRef<HTMLDivElement>(null);
  usePreparedSearch(questions);
  const wanted = useDeferredValue(search);
  const facets = useMemo(() => facetsOf(questions), [questions]);
  const found = useMemo(() => searchBank(questions, wanted), [questions, wanted]);

  const note = (text: Text, undo: () => void) =>
    setDone({
      text,
      undo: () => {
        undo();
        setDone({ text: { id: 'bank.undone' } });
        // The button goes with what it takes back.
        status.current?.focus({ preventScroll: true });
      },
    });
  const remove = useEvent((question: BankQuestion) => {
    note({ id: 'bank.removed' }, bank.remove([question]).undo);
    status.current?.focus({ preventScroll: true });
  });
  const edit = useEvent((question: BankQuestion) => {
    setEdited(question);
    setEditing(true);
  });
  if (questions.length === 0 && !done) return empty;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <BankSearchForm
        search={search}
        facets={facets}
        classes={classes}
        onSearch={(next) => {
          setSearch(next);
          setShown(PAGE);
        }}
      />
      <Box
        ref={status}
        role="status"
        tabIndex={-1}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 2,
          minHeight: 44,
          outline: 'none',
          color: 'text.secondary',
          fontSize: '0.875rem',
        }}
      >
        <Message id="bank.found" values={{ count: found.length }} />
        {done && <Message {...done.text} />}
        {done?.undo && (
          <TextButton label="bank.undo" icon={Undo2} size="small" onClick={done.undo} />
        )}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {found.slice(0, shown).map((question) => (
          <BankCard
            key={question.id}
            question={question}
            classes={classes}
            onEdit={edit}
            onRemove={remove}
          />
        ))}
      </Box>
      {found.length > shown && (
        <Box sx={{ textAlign: 'center' }}>
          <TextButton
            label="bank.more"
            values={{ count: Math.min(PAGE, found.length - shown) }}
            variant="outlined"
            onClick={() => setShown(shown + PAGE)}
          />
        </Box>
      )}
      {edited && (
        <EditQuestionDialog
          key={`${edited.id}/${edited.kept.version}`}
          question={edited}
          open={isEditing}
          onClose={() => setEditing(false)}
          onSave={(kept) => note({ id: 'bank.saved' }, bank.keep([], [{ ...edited, kept }]).undo)}
        />
      )}
    </Box>
  );
};
