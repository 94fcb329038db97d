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
import type { Review } from '../../hooks/review/use-review.ts';

const DoubtList = lazyOverlay(() => import('./doubt-list.tsx'));

/** The number of cells left to check, buttons to move between them, and a choice to check every mark. */
export const DoubtBar = ({ review }: { readonly review: Review }) => {
  const { doubts, toCheck, unseen, everyMark, setEveryMark } = review;
  const text = useMessage();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [open, setOpen] = useState(false);
  const left = toCheck.length;
  const step = (label: 'previous' | 'next', Icon: typeof ChevronLeft, act: () => void) => (
    <IconButton
      aria-label={text(`review.${label}`)}
      title={text(`review.${label}`)}
      aria-disabled={left === 0}
      onClick={() => left > 0 && act()}
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
        {step('previous', ChevronLeft, review.back)}
        {step('next', ChevronRight, review.next)}
      </Box>
      <Button
        color="inherit"
        aria-pressed={everyMark}
        onClick={() => setEveryMark(!everyMark)}
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
        <DoubtList review={review} anchor={anchor} open={open} onClose={() => setOpen(false)} />
      )}
    </Box>
  );
};
