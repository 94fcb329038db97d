import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Check } from 'lucide-react';
import { displayAddress, type LibraryImage } from '#shared/contracts/notebooks.ts';
import { languageOf } from '#shared/model/locale.ts';
import { squaredPaper } from '#frontend/components/page/squared-paper.ts';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import { coversToShow, SHOWN } from '../model/covers-to-show.ts';

interface Props {
  /** Undefined while the library loads; the tiles keep their room. */
  readonly covers: readonly LibraryImage[] | undefined;
  readonly subject: string;
  readonly chosen: LibraryImage | undefined;
  readonly onChoose: (cover: LibraryImage) => void;
}

const tile = { aspectRatio: '210 / 297', borderRadius: '6px', overflow: 'hidden' } as const;

/** Covers to choose at one press. Uses native radio buttons, so that arrow keys go from one to the next. */
export const CoverTiles = ({ covers, subject, chosen, onChoose }: Props) => {
  const { locale } = useLocale();
  const places = Array.from({ length: SHOWN }, (_, place) => place);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(4, minmax(0, 1fr))', sm: 'repeat(8, minmax(0, 1fr))' },
        gap: 1,
      }}
    >
      {!covers &&
        places.map((place) => (
          <Skeleton key={place} variant="rectangular" sx={{ ...tile, height: 'auto' }} />
        ))}
      {coversToShow(covers ?? [], subject, chosen).map((cover) => {
        const isChosen = cover.key === chosen?.key;
        return (
          <Box
            component="label"
            key={cover.key}
            sx={{
              ...squaredPaper,
              ...tile,
              position: 'relative',
              border: '1px solid',
              borderColor: 'divider',
              cursor: 'pointer',
              '&:hover': { borderColor: 'primary.main' },
              '&:has(:checked)': {
                outline: '3px solid',
                outlineColor: 'primary.main',
                outlineOffset: 2,
              },
              '&:has(:focus-visible)': {
                outline: '3px solid',
                outlineColor: 'primary.main',
                outlineOffset: 4,
              },
            }}
          >
            <Box
              component="input"
              type="radio"
              name="cover"
              checked={isChosen}
              onChange={() => onChoose(cover)}
              // Above the picture, so that it receives the press; the outline and the tick show its state.
              sx={{
                ...{ position: 'absolute', inset: 0, zIndex: 1, m: 0, width: '100%' },
                ...{ height: '100%', opacity: 0, cursor: 'pointer' },
              }}
            />
            <Box
              component="img"
              src={displayAddress(cover)}
              alt={cover.titles?.[languageOf(locale)] ?? cover.title}
              loading="lazy"
              sx={{ display: 'block', width: '100%', height: '100%', objectFit: 'cover' }}
            />
            {isChosen && (
              <Box
                component="span"
                sx={{
                  ...{ position: 'absolute', top: 4, insetInlineStart: 4, display: 'grid' },
                  ...{ p: '2px', borderRadius: '50%' },
                  bgcolor: 'primary.main',
                  color: 'primary.contrastText',
                }}
              >
                <Check size={16} />
              </Box>
            )}
          </Box>
        );
      })}
    </Box>
  );
};
