import { frieze } from '../frieze.ts';
import { range } from '../geometry/point.ts';
import { word, write } from '../lettering.ts';
import { palette } from '../palette.ts';
import { line, page, path } from '../svg.ts';

const square = 62;
const down = range(21).map((i) => line([i * square, 0], [i * square, 1754]));
const across = range(29).map((i) => line([0, i * square], [1240, i * square]));

/** “Notebook”, written large on the school's squared paper, with its red margin on the right as in Arabic. */
export const draw = (): string =>
  page(
    palette.paper,
    path([...down, ...across].join(''), {
      stroke: palette.mint,
      'stroke-width': 2,
      opacity: '.75',
    }),
    path(line([1085, 0], [1085, 1754]), { stroke: palette.pomegranate, 'stroke-width': 4 }),
    write(word('دفتر', 'ruqaa'), [628, 508], 620, palette.gold),
    write(word('دفتر', 'ruqaa'), [612, 496], 620, palette.ink),
    frieze({
      ground: palette.teal,
      star: palette.paper,
      heart: palette.saffron,
      rule: palette.ink,
    }),
  );
