import type { FigureOf } from '../../model/figure.ts';
import {
  arc,
  circle,
  drawing,
  from,
  line,
  path,
  rectangle,
  type Drawing,
  type Point,
  type Shape,
} from './drawing.ts';
import type { FigureTraits } from './traits.ts';

type FractionFigure = FigureOf<'fraction'>;

const BAR = { width: 270, height: 32 };
const RADIUS = 52;
const OUTLINE = 1.3;

function bar({ parts, shaded }: FractionFigure): Shape[] {
  const { width, height } = BAR;
  const part = width / parts;
  return [
    ...(shaded > 0 ? [rectangle(0, 0, shaded * part, height, { fill: 'shade' })] : []),
    ...Array.from({ length: parts - 1 }, (_, index) => {
      const x = (index + 1) * part;
      return line(
        [
          [x, 0],
          [x, height],
        ],
        'ink',
      );
    }),
    rectangle(0, 0, width, height, { stroke: 'ink', width: OUTLINE }),
  ];
}

/** Parts follow one another clockwise from the top. */
function disc({ parts, shaded }: FractionFigure): Shape[] {
  const centre: Point = [0, 0];
  const at = (index: number): number => 90 - (index * 360) / parts;
  const isWhole = shaded === parts;
  const sector = path(
    [
      ['move', centre],
      ['line', from(centre, RADIUS, 90)],
      ...arc(centre, RADIUS, 90, at(shaded)),
      ['close'],
    ],
    { fill: 'shade' },
  );
  return [
    ...(shaded > 0 && !isWhole ? [sector] : []),
    ...(isWhole ? [circle(centre, RADIUS, { fill: 'shade' })] : []),
    ...(parts > 1
      ? Array.from({ length: parts }, (_, index) =>
          line([centre, from(centre, RADIUS, at(index))], 'ink'),
        )
      : []),
    circle(centre, RADIUS, { stroke: 'ink', width: OUTLINE }),
  ];
}

const draw = (figure: FractionFigure): Drawing =>
  drawing(figure.shape === 'bar' ? bar(figure) : disc(figure));

export const fractionTraits: FigureTraits<'fraction'> = {
  draw,
  describe: {
    en: ({ shape, parts, shaded }) =>
      `A ${shape} divided into equal parts: ${parts} in all, ${shaded} of them shaded`,
    ar: ({ shape, parts, shaded }) =>
      `${shape === 'bar' ? 'شريط مقسم' : 'قرص مقسم'} إلى أجزاء متساوية، عددها ${parts} والمظلل منها ${shaded}`,
    fr: ({ shape, parts, shaded }) =>
      `${shape === 'bar' ? 'Une bande partagée' : 'Un disque partagé'} en parts égales\u00a0: ${parts} en tout, dont ${shaded} coloriées`,
  },
};
