import { frieze } from '../frieze.ts';
import { khatam, polar, range, star } from '../geometry/point.ts';
import { word, write } from '../lettering.ts';
import { mix, palette } from '../palette.ts';
import { circle, focus, outline, page, path } from '../svg.ts';

/** “Knowledge” in Kufic, its star spreading over the whole page like rings on water. */
export const draw = (): string => {
  const rings = range(11).map((i) => {
    const ringOut = 10 - i;
    const shade = mix(
      palette.tealDeep,
      palette.mint,
      0.1 + (ringOut % 2) * 0.1 + (10 - ringOut) * 0.045,
    );
    return path(outline(khatam(focus, 430 + ringOut * 135, ringOut % 2 ? -67.5 : -90)), {
      fill: shade,
    });
  });
  const beads = range(40)
    .filter((i) => [0, 1, 4].includes(i % 5))
    .map((i) =>
      outline(star(polar(focus, 352, i * 9), i % 5 ? 7 : 17, i % 5 ? 5 : 8, i % 5 ? 4 : 8)),
    );
  return page(
    palette.tealDeep,
    rings.join(''),
    path(outline(khatam(focus, 452)), { fill: palette.gold }),
    path(outline(khatam(focus, 436)), { fill: palette.night }),
    circle(focus, 326, { fill: 'none', stroke: palette.gold, 'stroke-width': 3 }),
    path(beads.join(''), { fill: palette.gold }),
    write(word('علم', 'kufi'), [focus[0], focus[1] - 6], 296, palette.cream),
    frieze({ ground: palette.night, star: palette.gold, heart: palette.teal, rule: palette.cream }),
  );
};
