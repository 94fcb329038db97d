import { Bookmark, BookmarkCheck, BookmarkPlus } from 'lucide-react';
import { useContext } from 'react';
import type { Question } from '#shared/model/question.ts';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { DraftContext, useWordsLanguage } from '../draft/draft-context.ts';
import { IconAction } from '../draft/icon-action.tsx';
import { KeepingContext } from './keeping.ts';

interface Props {
  readonly question: Question;
  readonly name: string;
}

const ICONS = { new: Bookmark, differs: BookmarkPlus, kept: BookmarkCheck } as const;

/** Keeps a question of a draft in the bank, or its new wording; a second press takes that back. */
export const KeepQuestion = ({ question, name }: Props) => {
  const keeping = useContext(KeepingContext);
  const text = useMessage();
  if (!keeping) return null;
  if (keeping === 'loading')
    return (
      <IconAction
        label={text('draft.bank.keep', { name })}
        Icon={Bookmark}
        disabled
        onClick={() => undefined}
      />
    );
  const state = keeping.stateOf(question);
  const undo = state === 'kept' ? keeping.undoOf(question) : undefined;
  const labels = { new: 'draft.bank.keep', differs: 'draft.bank.keepVersion' } as const;
  const label =
    state === 'kept' ? (undo ? 'draft.bank.takeBack' : 'draft.bank.isKept') : labels[state];
  return (
    <IconAction
      label={text(label, { name })}
      Icon={ICONS[state]}
      disabled={state === 'kept' && !undo}
      onClick={() => (undo ? undo() : keeping.keep([question]))}
    />
  );
};

/** Shows that the bank has a question, also while its actions are hidden. */
export const KeptMark = ({ question }: Pick<Props, 'question'>) => {
  const keeping = useContext(KeepingContext);
  const text = useMessage();
  const { lang } = useWordsLanguage();
  if (!keeping || keeping === 'loading') return null;
  const state = keeping.stateOf(question);
  if (state === 'new') return null;
  const Icon = ICONS[state];
  const label = text(state === 'kept' ? 'draft.bank.inBank' : 'draft.bank.differs');
  return (
    <span lang={lang} title={label} className="kept-mark">
      <Icon size={16} role="img" aria-label={label} />
    </span>
  );
};

/** Keeps all questions of a draft; a second press takes back what the first one kept. */
export const KeepAll = () => {
  const keeping = useContext(KeepingContext);
  const draft = useContext(DraftContext);
  if (!keeping || draft?.type !== 'TEST') return null;
  const { questions } = draft;
  const isLoading = keeping === 'loading';
  const open = isLoading ? [] : questions.filter((one) => keeping.stateOf(one) !== 'kept');
  const undo = isLoading || open.length > 0 ? undefined : keeping.undoAll();
  const isDone = !isLoading && open.length === 0;
  return (
    <TextButton
      label={
        isDone ? (undo ? 'draft.bank.takeAllBack' : 'draft.bank.allKept') : 'draft.bank.keepAll'
      }
      variant="outlined"
      icon={isDone ? BookmarkCheck : Bookmark}
      aria-disabled={isLoading || questions.length === 0 || (isDone && !undo)}
      onClick={() => {
        if (isLoading) return;
        if (open.length > 0) keeping.keep(open);
        else undo?.();
      }}
    />
  );
};
