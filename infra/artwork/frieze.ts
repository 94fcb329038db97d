import { khatam, range } from './geometry/point.ts';
import { group, height, outline, path, rect, width } from './svg.ts';

/** Height of the frieze at the foot of the page, in dots. */
const friezeHeight = 104;

interface FriezeColours {
  /** The crosses between the stars. */
  ground: string;
  star: string;
  heart: string;
  rule: string;
}

/** The covers' mark: a course of star-and-cross tiles along the foot of the page. */
export const frieze = ({ ground, star, heart, rule }: FriezeColours): string => {
  const radius = 40;
  const count = 16;
  const middle = height - friezeHeight / 2;
  const centres = range(count).map((i) => [((i + 0.5) * width) / count, middle] as const);
  return group(
    {},
    rect(0, height - friezeHeight, width, friezeHeight, { fill: ground }),
    path(centres.map((at) => outline(khatam(at, radius))).join(''), { fill: star }),
    path(centres.map((at) => outline(khatam(at, radius * 0.62))).join(''), {
      fill: 'none',
      stroke: rule,
      'stroke-width': 2,
    }),
    path(centres.map((at) => outline(khatam(at, radius * 0.3))).join(''), { fill: heart }),
    rect(0, height - friezeHeight - 7, width, 3, { fill: rule }),
    rect(0, height - friezeHeight, width, 3, { fill: rule }),
    rect(0, height - 4, width, 4, { fill: rule }),
  );
};
