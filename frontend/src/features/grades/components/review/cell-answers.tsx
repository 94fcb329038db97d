import Button from '@mui/material/Button';
import { Check, ListChecks, RotateCcw } from 'lucide-react';
import { memo } from 'react';
import type { Doubt } from '#shared/gradebook/doubts.ts';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { KeyHint } from '#frontend/components/text/key-hint.tsx';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { useStable } from '#frontend/lib/use-stable.ts';
import { otherReading } from '../../model/review/other-reading.ts';
import { useFocused } from '../../hooks/review/review-context.ts';

// Loaded separately, because few pages need them.
const ClassAnswers = lazyComponent(() => import('./class-answers.tsx'));
const RoleAnswers = lazyComponent(() => import('./role-answers.tsx'));

/** Whether the current value is possible: a mark above the full mark is not suggested again. */
const canBe = ({ reasons }: Doubt): boolean => !reasons.includes('off-scale');

/** Shows an empty cell as a dash. */
const orDash = (text: string): string => (text === '' ? '–' : text);

/** The focused cell, and what it may be instead. */
const useAnswers = () => {
  const { book, cell: at, question, dispatch } = useFocused();
  const cell = book.rows[at.row]?.cells[at.column];
  const { doubt } = question;
  const isListed = book.columns[at.column]?.kind === 'name' && book.classList !== undefined;
  return {
    ...{ at, cell, question, doubt, isListed, dispatch },
    other: cell && doubt && otherReading(book, at),
    read: isListed ? undefined : cell?.read,
  };
};

interface LabelProps {
  readonly of: 'text' | 'other' | 'read';
  readonly id: MessageId;
}

/** A label with a value of the focused cell; the button around it stays when the focus moves. */
const Label = ({ of, id }: LabelProps) => {
  const { cell, other, read = '' } = useAnswers();
  const values = {
    text: cell?.text ?? '',
    other: other?.of === 'pupil' ? other.name : (other?.text ?? ''),
    read,
  };
  return useMessage()(id, { value: orDash(values[of]) });
};

interface ButtonsProps {
  readonly canAccept: boolean;
  readonly other: 'text' | 'pupil' | undefined;
  readonly isListed: boolean;
  readonly wasRead: boolean;
  readonly onAccept: () => void;
  readonly onOther: () => void;
  readonly onChoose: () => void;
  readonly onRead: () => void;
}

const Buttons = memo((props: ButtonsProps) => (
  // The section around it styles it.
  <div data-answers>
    {props.canAccept && (
      <Button
        size="small"
        variant="outlined"
        startIcon={<Check size={18} aria-hidden />}
        onClick={props.onAccept}
      >
        <span>
          <Label of="text" id="review.accept" />
        </span>
        <KeyHint keys="Enter" />
      </Button>
    )}
    {props.other && (
      <Button
        size="small"
        variant="outlined"
        color="secondary"
        sx={{ color: 'paper.saffronText' }}
        onClick={props.onOther}
      >
        <span>
          <Label
            of="other"
            id={props.other === 'pupil' ? 'review.takePupil' : 'review.takeSecond'}
          />
        </span>
        <KeyHint keys="Space" />
      </Button>
    )}
    {props.isListed && (
      <Button
        size="small"
        color="inherit"
        startIcon={<ListChecks size={18} aria-hidden />}
        onClick={props.onChoose}
      >
        <Message id="review.choosePupil" />
      </Button>
    )}
    {props.wasRead && (
      <Button
        size="small"
        color="inherit"
        startIcon={<RotateCcw size={16} aria-hidden className="flip-rtl" />}
        onClick={props.onRead}
      >
        <span>
          <Label of="read" id="review.readAs" />
        </span>
      </Button>
    )}
  </div>
));

/** The answers to the question about the focused cell, if there is one. */
export const CellAnswers = () => {
  const { at, cell, doubt, question, other, isListed, read, dispatch } = useAnswers();
  const onAccept = useStable(() => dispatch({ do: 'accept' }));
  const onOther = useStable(() => dispatch({ do: 'take-other' }));
  const onChoose = useStable(() =>
    dispatch({ do: 'open', overlay: { of: 'pupil', index: at.row, sought: '' } }),
  );
  const onRead = useStable(() => dispatch({ do: 'write', text: read ?? '' }));
  const { asksClass, asksRole, proposed } = question;
  if (asksClass) return <ClassAnswers dispatch={dispatch} />;
  if (asksRole) return <RoleAnswers proposed={proposed} dispatch={dispatch} />;
  return (
    cell && (
      <Buttons
        canAccept={doubt !== undefined && canBe(doubt)}
        other={other?.of}
        isListed={isListed}
        wasRead={read !== undefined}
        {...{ onAccept, onOther, onChoose, onRead }}
      />
    )
  );
};
