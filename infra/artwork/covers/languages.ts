import { frieze } from '../frieze.ts';
import { range } from '../geometry/point.ts';
import { seeded } from '#shared/seeded.ts';
import { word, write } from '../lettering.ts';
import { mix, palette } from '../palette.ts';
import { page, path } from '../svg.ts';

const sorts = [...'aéqgçRQœ?kyèBûWîf!ñdë&'];

/** Latin letters like a printer's type case, and an ampersand, which joins languages. */
export const draw = (): string => {
  const chance = seeded(26);
  const field = range(8).flatMap((column) =>
    range(11).map((row) => {
      const letter = sorts[(column * 5 + row * 3) % sorts.length] ?? 'a';
      const shape = word(letter, (column + row) % 2 ? 'italic' : 'naskh');
      const tall = Math.min(92, 92000 / shape.breadth);
      return write(
        shape,
        [77.5 + column * 155, 80 + row * 152],
        tall,
        chance() < 0.16 ? palette.gold : mix(palette.pomegranate, palette.night, 0.26),
      );
    }),
  );
  return page(
    palette.pomegranate,
    ...field,
    path(
      'M240 180H1000a90 90 0 0 1 90 90V850a90 90 0 0 1 -90 90H520L330 1110V940H240a90 90 0 0 1 -90 -90V270a90 90 0 0 1 90 -90Z',
      { fill: palette.cream, stroke: palette.pomegranate, 'stroke-width': 24 },
    ),
    path(
      'M240 204H1000a66 66 0 0 1 66 66V850a66 66 0 0 1 -66 66H511L354 1056V916H240a66 66 0 0 1 -66 -66V270a66 66 0 0 1 66 -66Z',
      { fill: 'none', stroke: palette.pomegranate, 'stroke-width': 3 },
    ),
    write(word('&', 'italic'), [620, 560], 540, palette.ink),
    frieze({
      ground: palette.wine,
      star: palette.cream,
      heart: palette.saffron,
      rule: palette.gold,
    }),
  );
};
