import Box from '@mui/material/Box';
import { memo } from 'react';
import type { Drawing, Ink, Shape } from '#shared/draft/figures/drawing.ts';
import { describeFigure, drawFigure } from '#shared/draft/figures/figures.ts';
import { isolatedWords, pathData } from '#shared/draft/figures/svg.ts';
import type { Figure } from '#shared/model/figure.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';
import { FigureTable } from './figure-table.tsx';

const mixed = (colour: string, share: number): string =>
  `color-mix(in srgb, ${colour} ${share}%, transparent)`;
/** Colours that follow the theme, and the reader's own where the system forces them. */
const colours: Readonly<Record<Ink, string>> = {
  ink: 'currentColor',
  muted: mixed('currentColor', 75),
  guide: mixed('currentColor', 25),
  accent: 'var(--figure-accent)',
  // Opaque, because bars hide the lines behind them.
  shade: 'color-mix(in srgb, var(--figure-accent) 40%, var(--figure-paper))',
};
/** Pixels of a point, so that texts of a figure are as large as those around it. */
const SCREEN = 1.3;

const Drawn = ({ shape }: { readonly shape: Shape }) =>
  shape.kind === 'path' ? (
    <path
      d={pathData(shape)}
      fill={shape.fill ? colours[shape.fill] : 'none'}
      stroke={shape.stroke ? colours[shape.stroke] : 'none'}
      strokeWidth={shape.width}
    />
  ) : (
    <text
      x={shape.at[0]}
      y={shape.at[1]}
      fontSize={shape.size}
      fontWeight={shape.isBold ? 600 : 400}
      textAnchor={shape.anchor}
      fill={colours[shape.ink]}
    >
      {isolatedWords(shape.text)}
    </text>
  );

interface DrawnProps {
  readonly drawing: Drawing;
  readonly description: string;
}

const DrawnPicture = ({ drawing: { width, height, shapes }, description }: DrawnProps) => (
  <Box
    component="svg"
    role="img"
    aria-label={description}
    viewBox={`0 0 ${width} ${height}`}
    // Numbers and axes run from left to right in every language.
    direction="ltr"
    strokeLinecap="round"
    strokeLinejoin="round"
    sx={{
      '--figure-accent': 'var(--mui-palette-primary-main)',
      '--figure-paper': 'var(--mui-palette-background-paper)',
      '@media (forced-colors: active)': {
        '--figure-accent': 'CanvasText',
        '--figure-paper': 'Canvas',
      },
      display: 'block',
      width: width * SCREEN,
      maxWidth: '100%',
      height: 'auto',
      breakInside: 'avoid',
      '@media print': { '--figure-paper': '#fff', width: `${width}pt` },
    }}
  >
    {shapes.map((shape, index) => (
      // Shapes have no identity of their own; another figure draws all of them anew.
      <Drawn key={index} shape={shape} />
    ))}
  </Box>
);

interface Props {
  readonly figure: Figure;
  readonly language: DraftLanguage;
}

const OneFigure = ({ figure, language }: Props) =>
  figure.kind === 'table' ? (
    <FigureTable figure={figure} />
  ) : (
    <DrawnPicture
      drawing={drawFigure(figure, language)}
      description={describeFigure(figure, language)}
    />
  );

/** The figure of a question, drawn from its measures. Memoised, because typing beside it does not change it. */
export const FigurePicture = memo(OneFigure);
