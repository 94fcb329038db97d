import { frieze } from '../frieze.ts';
import { word, write } from '../lettering.ts';
import { palette } from '../palette.ts';
import { page } from '../svg.ts';

export const draw = (): string =>
  page(
    palette.paper,
    write(word('دفتر', 'ruqaa'), [620, 600], 640, palette.ink),
    frieze({ ground: palette.ink, star: palette.cream, heart: palette.saffron, rule: palette.ink }),
  );
