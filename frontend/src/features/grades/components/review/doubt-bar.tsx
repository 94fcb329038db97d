import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import {
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleCheck,
  CircleQuestionMark,
} from 'lucide-react';
import { useState } from 'react';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { visuallyHidden } from '#frontend/components/text/visually-hidden.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { Doubt } from '#shared/gradebook/doubts.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import type { ReviewAction } from '../../model/review/review-reducer.ts';

const DoubtList = lazyOverlay(() => import('./doubt-list.tsx'));

interface Props {
  readonly book: Gradebook;
  readonly doubts: readonly Doubt[];
  /** The number of cells left to check. */
  readonly left: number;
  /** The number of marks that the teacher has not checked. */
  readonly unseen: number;
  readonly everyMark: boolean;
  readonly dispatch: (action: ReviewAction) => void;
}

/** The number of cells left to check, buttons to move between them, and a choice to check every mark. */
export const DoubtBar = ({ book, doubts, left, unseen, everyMark, dispatch }: Props) => {
  const text = useMessage();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [open, setOpen] = useState(false);
  const step = (label: 'previous' | 'next', Icon: typeof ChevronLeft, way: 'back' | 'next') => (
    <IconButton
      aria-label={text(`review.${label}`)}
      title={text(`review.${label}`)}
      aria-disabled={left === 0}
      onClick={() => left > 0 && dispatch({ do: way })}
      sx={{ '&[aria-disabled=true]': { opacity: 0.38, cursor: 'default' } }}
    >
      <Icon size={20} aria-hidden className="flip-rtl" />
    </IconButton>
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
      {/* The arrows stay next to the count they move through. */}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
        <Button
          color="inherit"
          aria-haspopup="menu"
          aria-expanded={open}
          aria-disabled={doubts.length === 0}
          onClick={(event) => {
            if (doubts.length === 0) return;
            setAnchor(event.currentTarget);
            setOpen(true);
          }}
          startIcon={
            left === 0 ? (
              <CircleCheck size={20} aria-hidden />
            ) : (
              <CircleQuestionMark size={20} aria-hidden />
            )
          }
          endIcon={doubts.length > 0 && <ChevronDown size={18} aria-hidden />}
          sx={{
            px: 1.5,
            color: left === 0 ? 'job.success.text' : 'paper.saffronText',
            bgcolor: left === 0 ? 'job.success.wash' : 'paper.saffronWash',
            '&[aria-disabled=true]': { cursor: 'default' },
          }}
        >
          <span data-left={left}>
            <Message
              id={everyMark ? 'review.marksLeft' : 'review.doubtsLeft'}
              values={{ count: everyMark ? left : doubts.length }}
            />
          </span>
        </Button>
        {/* Rendered from the start, so that screen readers announce changes of the count. */}
        <Box role="status" data-count sx={visuallyHidden}>
          {left > 0 && (
            <Message
              id={everyMark ? 'review.marksLeft' : 'review.doubtsLeft'}
              values={{ count: everyMark ? left : doubts.length }}
            />
          )}
        </Box>
        {step('previous', ChevronLeft, 'back')}
        {step('next', ChevronRight, 'next')}
      </Box>
      <Button
        color="inherit"
        aria-pressed={everyMark}
        onClick={() => dispatch({ do: 'check-every-mark', everyMark: !everyMark })}
        sx={{
          px: 1.5,
          '&[aria-pressed=true]': { bgcolor: 'paper.tealWash', color: 'primary.main' },
        }}
      >
        <Message id="review.everyMark" />
      </Button>
      {left === 0 && unseen > 0 && (
        <Box component="span" sx={{ px: 1, fontSize: '0.875rem', fontWeight: 500 }}>
          <Message id="review.unseen" values={{ count: unseen }} />
        </Box>
      )}
      {anchor && (
        <DoubtList
          book={book}
          doubts={doubts}
          onChoose={(cell) => dispatch({ do: 'focus', cell })}
          anchor={anchor}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </Box>
  );
};
