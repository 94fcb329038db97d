import Button from '@mui/material/Button';
import { ListChecks, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { Doubt } from '#shared/page/doubts.ts';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { KeyHint } from '#frontend/components/text/key-hint.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { perBook } from '#frontend/record/model/table/per-book.ts';
import { otherReading } from '../../model/review/other-reading.ts';
import { cellNow } from '#frontend/record/hooks/grid/grid-context.ts';
import { useFocusedPart, useReviewStore, type Focused } from '../../hooks/review/review-context.ts';
import { ProposedAnswer } from './proposed-answer.tsx';

// Loaded separately, because few pages need them.
const ClassAnswers = lazyComponent(() => import('./class-answers.tsx'));
const HeadingAnswers = lazyComponent(() => import('./heading-answers.tsx'));
const RoleAnswers = lazyComponent(() => import('./role-answers.tsx'));

/** Whether the current value is possible: a mark above the full mark is not suggested again. */
const canBe = ({ reasons }: Doubt): boolean => !reasons.includes('off-scale');

/** Shows an empty cell as a dash. */
const orDash = (text: string): string => (text === '' ? '–' : text);

/** What the focused cell may be instead, worked out once for each cell. */
const answersOf = perBook((focused: Focused) => {
  const { book, cell: at, question } = focused;
  const cell = book.rows[at.row]?.cells[at.column];
  const { doubt } = question;
  const isListed = book.columns[at.column]?.kind === 'name' && book.classList !== undefined;
  return {
    text: cell?.text ?? '',
    canAccept: cell !== undefined && doubt !== undefined && canBe(doubt),
    other: cell && doubt && otherReading(book, at),
    isListed: cell !== undefined && isListed,
    read: isListed ? undefined : cell?.read,
  };
});

/** The value on a button; empty while the button is hidden, so that moving on does not draw it. */
const valueOf = (
  { canAccept, text, other, read = '' }: ReturnType<typeof answersOf>,
  of: 'text' | 'other' | 'read',
): string => {
  if (of === 'read') return read;
  if (of === 'text') return canAccept ? text : '';
  return other?.of === 'pupil' ? other.name : (other?.text ?? '');
};

interface ValueProps {
  readonly of: 'text' | 'other' | 'read';
}

/** A label with a value of the focused cell; the button around it stays when the focus moves. */
const Label = ({ of }: ValueProps) => {
  const other = useFocusedPart((focused) => answersOf(focused).other?.of);
  const value = useFocusedPart((focused) => valueOf(answersOf(focused), of));
  const ids = {
    text: 'review.accept',
    other: other === 'pupil' ? 'review.takePupil' : 'review.accept',
    read: 'review.readAs',
  } as const;
  return useMessage()(ids[of], { value: orDash(value) });
};

interface ButtonsProps {
  readonly onAccept: () => void;
  readonly onOther: () => void;
  readonly onChoose: () => void;
  readonly onRead: () => void;
}

/** All buttons, each drawn once: moving to another cell shows and hides them. */
const buttonsOf = ({ onAccept, onOther, onChoose, onRead }: ButtonsProps) => ({
  accept: (
    <ProposedAnswer onClick={onAccept}>
      <Label of="text" />
    </ProposedAnswer>
  ),
  other: (
    <Button
      size="small"
      variant="outlined"
      color="secondary"
      sx={{ color: 'paper.saffronText' }}
      onClick={onOther}
    >
      <span>
        <Label of="other" />
      </span>
      <KeyHint keys="Space" />
    </Button>
  ),
  choose: (
    <Button size="small" color="inherit" startIcon={<ListChecks size={18} />} onClick={onChoose}>
      <Message id="review.choosePupil" />
    </Button>
  ),
  read: (
    <Button
      size="small"
      color="inherit"
      startIcon={<RotateCcw size={16} className="flip-rtl" />}
      onClick={onRead}
    >
      <span>
        <Label of="read" />
      </span>
    </Button>
  ),
});

const Buttons = () => {
  const review = useReviewStore();
  const [buttons] = useState(() => {
    const { dispatch } = review.get();
    return buttonsOf({
      onAccept: () => dispatch({ do: 'accept' }),
      onOther: () => dispatch({ do: 'take-other' }),
      onChoose: () =>
        dispatch({
          do: 'open',
          overlay: { of: 'pupil', index: cellNow(review.get()).row, sought: '' },
        }),
      onRead: () => {
        const { book } = review.get();
        const { row, column } = cellNow(review.get());
        dispatch({ do: 'write', text: book.rows[row]?.cells[column]?.read ?? '' });
      },
    });
  });
  const shown = {
    accept: useFocusedPart((focused) => answersOf(focused).canAccept),
    other: useFocusedPart((focused) => answersOf(focused).other !== undefined),
    choose: useFocusedPart((focused) => answersOf(focused).isListed),
    read: useFocusedPart((focused) => answersOf(focused).read !== undefined),
  };
  return (
    // The section around it styles it.
    <div data-answers>
      <span hidden={!shown.accept}>{buttons.accept}</span>
      <span hidden={!shown.other}>{buttons.other}</span>
      <span hidden={!shown.choose}>{buttons.choose}</span>
      <span hidden={!shown.read}>{buttons.read}</span>
    </div>
  );
};

/** The answers to the question about the focused cell, if there is one. */
export const CellAnswers = () => {
  const asksClass = useFocusedPart(({ question }) => question.asksClass);
  const asksRole = useFocusedPart(({ question }) => question.asksRole);
  const asksTicks = useFocusedPart(({ question }) => question.asksTicks);
  const proposed = useFocusedPart(({ question }) => question.proposed);
  const dispatch = useFocusedPart((focused) => focused.dispatch);
  const hasHeading = useFocusedPart(
    ({ book, cell, question }) =>
      question.asksHeading || (cell.row < 0 && book.columns[cell.column]?.read !== undefined),
  );
  if (asksClass) return <ClassAnswers dispatch={dispatch} />;
  if (asksRole) return <RoleAnswers {...{ proposed, asksTicks, dispatch }} />;
  return hasHeading ? <HeadingAnswers /> : <Buttons />;
};
