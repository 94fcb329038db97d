import Box from '@mui/material/Box';
import { useState } from 'react';
import { displayAddress, type LibraryImage } from '#shared/contracts/notebooks.ts';
import type { Language } from '#shared/model/locale.ts';
import { coverTextsIn } from '#shared/notebook/cover-texts.ts';
import { page } from '#shared/notebook/page-geometry.ts';
import { coverFacts, titleBlock, titleSizes } from '#shared/notebook/title-block.ts';
import { squaredPaper } from '#frontend/components/page/squared-paper.ts';
import { isolate } from '#frontend/i18n/isolate.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { PrintedOwner } from '../../model/printed-owner.ts';

export interface FirstPageProps {
  readonly owner: PrintedOwner;
  readonly classes: readonly string[];
  readonly language: Language;
  readonly cover: LibraryImage | undefined;
}

/** A length of the printed page in points, as a share of the picture's width. */
const points = (length: number): string => `${((100 * length) / page.width).toFixed(3)}cqw`;

interface LineProps {
  readonly text: string;
  readonly size: number;
  readonly sx?: object;
}

/** Drawn by CSS, because it is part of a picture: searches and screen readers find each text where it is chosen. */
const Line = ({ text, size, sx = {} }: LineProps) => (
  <Box
    data-text={text}
    sx={{
      fontSize: points(size),
      lineHeight: 1.5,
      '&::before': { content: 'attr(data-text)' },
      ...sx,
    }}
  />
);

const bold = { fontWeight: 600 };
const soft = { color: 'text.secondary' };

/** The panel at the foot of the cover, with the texts and measures of the printed one. */
const TitleBlock = ({ owner, classes, language }: Omit<FirstPageProps, 'cover'>) => {
  const texts = coverTextsIn(language);
  const { margin, padding, gap, band, frame, rule, fact } = titleBlock;
  const names = classes.map(isolate).join(' · ') || owner.classesTaught;
  const subtitle = [
    owner.subject && isolate(owner.subject),
    owner.level && texts.levels[owner.level],
  ];
  return (
    <Box
      sx={{
        position: 'absolute',
        insetInline: points(margin),
        bottom: points(margin),
        p: points(padding),
        pb: points(padding - 10),
        bgcolor: 'background.default',
        borderTop: `${points(band)} solid`,
        borderColor: 'primary.main',
        overflowWrap: 'anywhere',
        '&::after': {
          content: '""',
          position: 'absolute',
          inset: points(frame.beside),
          border: '1px solid',
          borderColor: 'divider',
          pointerEvents: 'none',
        },
      }}
    >
      <Line
        text={texts.republic}
        size={titleSizes.official}
        sx={{ ...bold, ...soft, textAlign: 'center' }}
      />
      <Line
        text={texts.ministry}
        size={titleSizes.official}
        sx={{ ...soft, textAlign: 'center' }}
      />
      {owner.educationalAdministration && (
        <Line
          text={isolate(owner.educationalAdministration)}
          size={titleSizes.official}
          sx={{ ...soft, mt: points(6) }}
        />
      )}
      <Line
        text={texts.notebook}
        size={titleSizes.title}
        sx={{ ...bold, color: 'primary.main', lineHeight: 1.35, mt: points(2) }}
      />
      <Line text={subtitle.filter(Boolean).join(' · ')} size={titleSizes.subtitle} sx={bold} />
      <Box
        sx={{
          width: points(rule.width),
          height: points(rule.height),
          mt: points(rule.before),
          mb: points(rule.room - rule.before - rule.height),
          bgcolor: 'secondary.main',
        }}
      />
      {coverFacts(owner, names, language).map((row, index) => (
        <Box
          key={index}
          sx={{ display: 'flex', gap: points(gap), pb: points(fact.after), '&:empty': { pb: 0 } }}
        >
          {row.map(({ id, label, value }) => (
            <Box key={id} sx={{ flex: '1 1 0', minWidth: 0 }}>
              <Line text={label} size={titleSizes.label} sx={soft} />
              <Line
                text={id === 'classes' ? value : isolate(value)}
                size={titleSizes.facts[index] ?? titleSizes.official}
                sx={bold}
              />
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
};

/** The first page of a notebook as it will be printed, in light colours in any mode; it grows with its frame. */
export const FirstPage = ({ cover, ...texts }: FirstPageProps) => {
  const [failed, setFailed] = useState<string>();
  const label = useMessage()('createNotebook.firstPage');
  const address = cover && displayAddress(cover);
  return (
    <Box
      role="img"
      aria-label={label}
      lang={texts.language}
      dir={texts.language === 'ar' ? 'rtl' : 'ltr'}
      data-color-scheme="light"
      sx={{
        ...squaredPaper,
        backgroundSize: '14px 14px',
        position: 'relative',
        containerType: 'inline-size',
        aspectRatio: `${page.width} / ${page.height}`,
        overflow: 'hidden',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '4px',
        color: 'text.primary',
      }}
    >
      {address && address !== failed && (
        <Box
          component="img"
          src={address}
          alt=""
          onError={() => setFailed(address)}
          sx={{ display: 'block', width: '100%', height: '100%', objectFit: 'cover' }}
        />
      )}
      <TitleBlock {...texts} />
    </Box>
  );
};
