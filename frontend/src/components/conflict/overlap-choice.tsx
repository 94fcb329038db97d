import Box from '@mui/material/Box';
import { useId } from 'react';
import { Message } from '../../i18n/message.tsx';
import type { Side } from '../../lib/documents/merge/merge-parts.ts';
import { Tick } from '../form/check-box.tsx';
import type { DescribedOverlap, Words } from './described-overlap.ts';

interface Props {
  readonly described: DescribedOverlap;
  readonly chosen: Side | undefined;
  readonly onChoose: (side: Side) => void;
}

const sides = ['mine', 'theirs'] as const;

/** The longest value, in letters, for which two have room side by side on a phone. */
const SHORT = 24;

/** Marks are written from left to right in Arabic too. */
const isFigure = (words: string): boolean => /^[\d٠-٩.,٫/ ]+$/.test(words);

export const Say = ({ words }: { readonly words: Words }) =>
  typeof words === 'string' ? (
    <bdi {...(isFigure(words) && { dir: 'ltr' })}>{words}</bdi>
  ) : (
    <Message {...words} />
  );

const isLong = (words: Words): boolean => typeof words === 'string' && words.length > SHORT;

/** Where in a document a value is. */
export const PlaceName = ({ described: { subject, part } }: Pick<Props, 'described'>) => (
  <>
    {subject !== undefined && (
      <>
        <Box component="bdi" sx={{ fontWeight: 500 }}>
          {subject}
        </Box>
        {' · '}
      </>
    )}
    <Box component="span" sx={{ color: subject === undefined ? 'inherit' : 'text.secondary' }}>
      <Say words={part} />
    </Box>
  </>
);

/** Both values of one place. Neither is chosen beforehand, because neither is the more likely one. */
export const OverlapChoice = ({ described, chosen, onChoose }: Props) => {
  const id = useId();
  const narrow = sides.some((side) => isLong(described[side])) ? '1fr' : '1fr 1fr';
  return (
    <Box
      component="li"
      sx={{
        py: 1.5,
        borderBlockStart: '1px solid',
        borderColor: 'divider',
        '&:first-of-type': { borderBlockStart: 0, pt: 0 },
      }}
    >
      <Box id={id} sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        <PlaceName described={described} />
      </Box>
      <Box
        role="radiogroup"
        aria-labelledby={id}
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: narrow, sm: '1fr 1fr' } }}
      >
        {sides.map((side) => (
          <Tick
            key={side}
            isCard
            type="radio"
            name={id}
            value={side}
            checked={chosen === side}
            onChange={() => onChoose(side)}
          >
            <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              <Message id={`conflict.${side}`} />
            </Box>
            <Box component="span" sx={{ whiteSpace: 'pre-line' }}>
              <Say words={described[side]} />
            </Box>
          </Tick>
        ))}
      </Box>
    </Box>
  );
};
