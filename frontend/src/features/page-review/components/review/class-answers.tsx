import Button from '@mui/material/Button';
import { Check, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { dropClassList } from '../../model/gradebook/edit-class-list.ts';
import { KeyHint } from '#frontend/components/text/key-hint.tsx';
import { useTakeClass } from '../../hooks/review/use-take-class.ts';
import type { ReviewAction } from '../../model/review/review-reducer.ts';

const ClassMenu = lazyOverlay(() => import('./class-menu.tsx'));

interface Props {
  readonly dispatch: (action: ReviewAction) => void;
}

/** Asks whether the class list is the right one, before any question about names that it lacks. */
const ClassAnswers = ({ dispatch }: Props) => {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [open, setOpen] = useState(false);
  const { busy, take } = useTakeClass((edit) => dispatch({ do: 'settle-class', edit }));
  return (
    <div data-answers>
      <Button
        size="small"
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={open}
        loading={busy}
        endIcon={<ChevronDown size={18} />}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setOpen(true);
        }}
      >
        <Message id="review.anotherClass" />
      </Button>
      <Button
        size="small"
        color="inherit"
        startIcon={<Check size={18} />}
        onClick={() => dispatch({ do: 'accept' })}
      >
        <Message id="review.rightClass" />
        <KeyHint keys="Enter" />
      </Button>
      {anchor && (
        <ClassMenu
          anchor={anchor}
          open={open}
          onClose={() => setOpen(false)}
          onTake={(classId) => void take(classId)}
          onNone={() => dispatch({ do: 'settle-class', edit: dropClassList })}
        />
      )}
    </div>
  );
};

export default ClassAnswers;
