import { frieze } from '../frieze.ts';
import { khatam, polar, range } from '../geometry/point.ts';
import { word, write } from '../lettering.ts';
import { palette } from '../palette.ts';
import { circle, focus, outline, page, path } from '../svg.ts';

/** “Knowledge”, turned eight times into a Kufic rosette. */
export const draw = (): string => {
  const knowledge = word('علم', 'kufi');
  const turns = range(8).map((i) =>
    write(knowledge, polar(focus, 285, i * 45 - 90), 300, i % 2 ? palette.gold : palette.paper, i * 45),
  );
  return page(
    palette.teal,
    path(outline(khatam(focus, 560)), { fill: palette.tealDeep }),
    circle(focus, 300, { fill: 'none' }),
    turns.join(''),
    frieze({ ground: palette.tealDeep, star: palette.gold, heart: palette.teal, rule: palette.cream }),
  );
};
