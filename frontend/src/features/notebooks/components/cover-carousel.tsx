import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent } from 'react';
import type { LibraryImage } from '../../../../../shared/contracts/notebooks.ts';
import { languageOf } from '../../../../../shared/model/locale.ts';
import { useLocale } from '../../../i18n/locale-context.ts';
import { Say } from '../../../i18n/say.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { CarouselArrow } from './carousel-arrow.tsx';
import { CarouselDots } from './carousel-dots.tsx';
import { CoverSlide } from './cover-slide.tsx';
import { useSnapScroll } from './use-snap-scroll.ts';

interface Props {
  readonly covers: readonly LibraryImage[];
  readonly index: number;
  readonly onIndex: (index: number) => void;
}

/**
 * Covers side by side on a strip that snaps: a finger swipes it, keys and buttons move it. It follows the direction
 * of the page, so that "next" is where reading goes.
 */
export const CoverCarousel = ({ covers, index, onIndex }: Props) => {
  const { locale, direction } = useLocale();
  const text = useText();
  const last = covers.length - 1;
  const { strip, goTo, onScroll, onTouch } = useSnapScroll(index, onIndex);
  const go = (next: number) => goTo(Math.min(last, Math.max(0, next)));

  const onKeyDown = (event: KeyboardEvent) => {
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
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
      <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0, sm: 1 } }}>
        <CarouselArrow towards="previous" disabled={index === 0} onClick={() => go(index - 1)} />
        <Box
          ref={strip}
          tabIndex={0}
          role="listbox"
          aria-label={text('covers.title')}
          aria-activedescendant={`cover-${index}`}
          aria-orientation="horizontal"
          onScroll={onScroll}
          onPointerDown={onTouch}
          onWheel={onTouch}
          sx={{
            flex: 1,
            minWidth: 0,
            display: 'flex',
            gap: 2,
            overflowX: 'auto',
            scrollSnapType: 'x mandatory',
            scrollbarWidth: 'none',
            py: 1,
            // Room beside the first and the last, so that they too can stand in the middle.
            '--slide': 'min(52dvh, 440px)',
            px: 'max(4px, calc(50% - var(--slide) * 105 / 297))',
            borderRadius: '8px',
            '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
          }}
        >
          {covers.map((cover, place) => (
            <CoverSlide
              key={cover.key}
              id={`cover-${place}`}
              cover={cover}
              title={cover.title[languageOf(locale)]}
              current={place === index}
              near={Math.abs(place - index) <= 2}
              onClick={() => go(place)}
            />
          ))}
        </Box>
        <CarouselArrow towards="next" disabled={index === last} onClick={() => go(index + 1)} />
      </Box>
      <Box aria-live="polite" sx={{ textAlign: 'center', mt: 1 }}>
        <Typography sx={{ fontWeight: 500 }}>{covers[index]?.title[languageOf(locale)]}</Typography>
        <Typography variant="body2" color="textSecondary">
          <Say id="covers.counter" values={{ index: index + 1, total: covers.length }} />
        </Typography>
      </Box>
      <CarouselDots count={covers.length} index={index} onIndex={go} />
    </Box>
  );
};
