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
import { memo, useDeferredValue, useState, type ComponentProps } from 'react';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { visuallyHidden } from '#frontend/components/text/visually-hidden.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { useReviewed, useReviewPart, useReviewStore } from '../../hooks/review/review-context.ts';

const DoubtList = lazyOverlay(() => import('./doubt-list.tsx'));

interface CountProps {
  /** Whether it is only announced. */
  readonly isHidden?: boolean;
}

/** The number of cells left to check. */
const Count = ({ isHidden = false }: CountProps) => {
  const everyMark = useReviewPart((review) => review.everyMark);
  const left = useReviewPart((review) => review.left);
  const doubtful = useReviewPart(({ doubts }) => doubts.length);
  const text = useMessage();
  const words = text(everyMark ? 'review.marksLeft' : 'review.doubtsLeft', {
    count: everyMark ? left : doubtful,
  });
  return isHidden ? left > 0 && words : <span data-left={left}>{words}</span>;
};

const Unseen = () => {
  const count = useReviewPart(({ unseen }) => unseen);
  return useMessage()('review.unseen', { count });
};

const Doubts = (props: Omit<ComponentProps<typeof DoubtList>, 'book' | 'doubts' | 'onChoose'>) => {
  const { book, doubts, dispatch } = useReviewed();
  return (
    <DoubtList
      {...{ book, doubts, ...props }}
      onChoose={(cell) => dispatch({ do: 'focus', cell })}
    />
  );
};

interface Props {
  readonly isClear: boolean;
  readonly hasDoubts: boolean;
  readonly hasUnseen: boolean;
  readonly everyMark: boolean;
}

/**
 * Drawn again only when the first or the last cell is checked, and then after the key. The counts in it follow the review
 * themselves, and the buttons ask it when they are pressed.
 */
const Bar = memo(({ isClear, hasDoubts, hasUnseen, everyMark }: Props) => {
  const text = useMessage();
  const review = useReviewStore();
  const { dispatch } = review.get();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [open, setOpen] = useState(false);
  const step = (label: 'previous' | 'next', Icon: typeof ChevronLeft, way: 'back' | 'next') => (
    <IconButton
      aria-label={text(`review.${label}`)}
      title={text(`review.${label}`)}
      aria-disabled={isClear}
      onClick={() => review.get().left > 0 && dispatch({ do: way })}
    >
      <Icon size={20} className="flip-rtl" />
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
          aria-disabled={!hasDoubts}
          onClick={(event) => {
            if (review.get().doubts.length === 0) return;
            setAnchor(event.currentTarget);
            setOpen(true);
          }}
          startIcon={isClear ? <CircleCheck size={20} /> : <CircleQuestionMark size={20} />}
          endIcon={hasDoubts && <ChevronDown size={18} />}
          sx={{
            px: 1.5,
            color: isClear ? 'job.success.text' : 'paper.saffronText',
            bgcolor: isClear ? 'job.success.wash' : 'paper.saffronWash',
            '&[aria-disabled=true]': { cursor: 'default' },
          }}
        >
          <Count />
        </Button>
        {/* Rendered from the start, so that screen readers announce changes of the count. */}
        <Box role="status" data-count sx={visuallyHidden}>
          <Count isHidden />
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
      {hasUnseen && (
        <Box component="span" sx={{ px: 1, fontSize: '0.875rem', fontWeight: 500 }}>
          <Unseen />
        </Box>
      )}
      {anchor && <Doubts anchor={anchor} open={open} onClose={() => setOpen(false)} />}
    </Box>
  );
});

/** The number of cells left to check, buttons to move between them, and a choice to check every mark. */
export const DoubtBar = () => {
  const isClear = useDeferredValue(useReviewPart(({ left }) => left === 0));
  const hasDoubts = useDeferredValue(useReviewPart(({ doubts }) => doubts.length > 0));
  const hasUnseen = useDeferredValue(useReviewPart(({ left, unseen }) => left === 0 && unseen > 0));
  const everyMark = useReviewPart((review) => review.everyMark);
  return <Bar {...{ isClear, hasDoubts, hasUnseen, everyMark }} />;
};
