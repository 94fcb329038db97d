import { frieze } from '../frieze.ts';
import { range } from '../geometry/point.ts';
import { word, write } from '../lettering.ts';
import { palette } from '../palette.ts';
import { page } from '../svg.ts';

export const draw = (): string =>
  page(
    palette.paper,
    write(word('قلم', 'naskh'), [620, 600], 640, palette.ink),
    range(1).join('').replace('0', ''),
    frieze({ ground: palette.ink, star: palette.cream, heart: palette.saffron, rule: palette.ink }),
  );
