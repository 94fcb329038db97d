import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState, type KeyboardEvent } from 'react';
import type { LibraryImage } from '#shared/contracts/notebooks.ts';
import { languageOf } from '#shared/model/locale.ts';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { readingArrows } from '#frontend/i18n/reading-arrows.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { CarouselArrow } from './carousel-arrow.tsx';
import { CarouselDots } from './carousel-dots.tsx';
import { CoverSlide } from './cover-slide.tsx';
import { shortViewport } from './short-viewport.ts';
import { useSnapScroll } from '../hooks/use-snap-scroll.ts';

interface Props {
  readonly covers: readonly LibraryImage[];
  readonly index: number;
  readonly onIndex: (index: number) => void;
}

const stripStyles = {
  // As large as the dialog allows, with room to centre the first and the last cover.
  '--slide': 'min(100dvh - 330px, 460px, 80cqi * 297 / 210)',
  [shortViewport]: {
    '--slide': 'min(max(120px, 100dvh - 172px), 80cqi * 297 / 210)',
    py: 0.5,
  },
  display: 'flex',
  gap: 2,
  px: 'calc(50% - var(--slide) * 105 / 297)',
  py: 1,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  borderRadius: '8px',
  '&:focus-visible': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: -2,
  },
} as const;

interface BarProps extends Props {
  /** Whether the title is announced when it changes. */
  readonly isAnnounced: boolean;
}

const TitleBar = ({ covers, index, onIndex, isAnnounced }: BarProps) => {
  const { locale } = useLocale();
  const cover = covers[index];
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'center',
        alignItems: 'center',
        mt: 1,
        [shortViewport]: { mt: 0 },
      }}
    >
      <CarouselArrow towards="previous" disabled={index === 0} onClick={() => onIndex(index - 1)} />
      <Box
        aria-live={isAnnounced ? 'polite' : 'off'}
        sx={{
          flex: '0 1 260px',
          textAlign: 'center',
          [shortViewport]: { display: 'flex', justifyContent: 'center', columnGap: 1.5 },
        }}
      >
        <Typography sx={{ fontWeight: 500 }}>
          {cover?.titles?.[languageOf(locale)] ?? cover?.title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          <Message id="covers.counter" values={{ index: index + 1, total: covers.length }} />
        </Typography>
      </Box>
      <CarouselArrow
        towards="next"
        disabled={index === covers.length - 1}
        onClick={() => onIndex(index + 1)}
      />
    </Box>
  );
};

/** Covers on a strip that snaps to each; swipes, keys and buttons move it, in the page's direction. */
export const CoverCarousel = ({ covers, index, onIndex }: Props) => {
  const { locale, direction } = useLocale();
  const text = useMessage();
  const last = covers.length - 1;
  const [focused, setFocused] = useState(false);
  const { strip, goTo, onScroll, onTouch } = useSnapScroll(index, onIndex);

  useEffect(() => {
    // Focuses the strip so that keys move it, unless the user has focused a button while it loaded.
    const focused = document.activeElement;
    const isTaken = strip.current?.closest('[role=dialog]')?.contains(focused);
    if (!isTaken || focused?.contains(strip.current)) strip.current?.focus({ preventScroll: true });
  }, [strip]);

  const go = (next: number) => goTo(Math.min(last, Math.max(0, next)));

  const onKeyDown = (event: KeyboardEvent) => {
    const { forward, back } = readingArrows(direction);
    const target = { [forward]: index + 1, [back]: index - 1, Home: 0, End: last }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    go(target);
  };

  return (
    <Box
      role="group"
      aria-roledescription={text('covers.carousel')}
      aria-label={text('covers.title')}
      onKeyDown={onKeyDown}
    >
      <Box sx={{ containerType: 'inline-size' }}>
        <Box
          ref={strip}
          tabIndex={0}
          role="listbox"
          aria-label={text('covers.title')}
          aria-activedescendant={`cover-${index}`}
          aria-orientation="horizontal"
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          onScroll={onScroll}
          onPointerDown={onTouch}
          onWheel={onTouch}
          sx={stripStyles}
        >
          {covers.map((cover, coverIndex) => (
            <CoverSlide
              key={cover.key}
              id={`cover-${coverIndex}`}
              cover={cover}
              title={cover.titles?.[languageOf(locale)] ?? cover.title}
              current={coverIndex === index}
              near={Math.abs(coverIndex - index) <= 2}
              onClick={() => go(coverIndex)}
            />
          ))}
        </Box>
      </Box>
      {/* The focused strip announces its cover itself. */}
      <TitleBar covers={covers} index={index} onIndex={go} isAnnounced={!focused} />
      <CarouselDots count={covers.length} index={index} onIndex={go} />
    </Box>
  );
};
