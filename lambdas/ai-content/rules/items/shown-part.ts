import { frac } from '../language/numbers.ts';
import { coprime, numeric } from './fraction-values.ts';
import { ratio, type Asked, type Form } from './item.ts';

const shapes = ['bar', 'disc'] as const;
const shapeNames = {
  bar: { ar: 'الشريط', en: 'bar', fr: 'de la bande' },
  disc: { ar: 'القرص', en: 'disc', fr: 'du disque' },
} as const;

/** The shaded part of a figure, or the rest of it, as a fraction in its simplest form. */
export function shownPart(asked: Asked): Form {
  const { language, random, difficulty } = asked;
  const shape = random.pick(shapes);
  const isRest = difficulty > 1 && random.unit() < 0.6;
  const parts = random.whole(3, 6 + 2 * difficulty);
  const over = coprime(asked, parts);
  const shaded = isRest ? parts - over : over;
  const name = shapeNames[shape];
  const said = isRest
    ? { ar: 'الجزء غير المظلل', en: 'is not shaded', fr: 'n’est pas coloriée' }
    : { ar: 'الجزء المظلل', en: 'is shaded', fr: 'est coloriée' };
  return {
    figure: { kind: 'fraction', shape, parts, shaded },
    question: {
      ar: `ما الكسر الذي يمثله ${said.ar} من ${name.ar} في الشكل المقابل؟`,
      en: `Look at the figure. What fraction of the ${name.en} ${said.en}?`,
      fr: `Observe la figure. Quelle fraction ${name.fr} ${said.fr} ?`,
    }[language],
    claim: (answer) =>
      ({
        ar: `في الشكل المقابل، ${said.ar} من ${name.ar} يمثل الكسر ${answer}.`,
        en: `In the figure, the fraction of the ${name.en} that ${said.en} is ${answer}.`,
        fr: `Dans la figure, la fraction ${name.fr} qui ${said.fr} est ${answer}.`,
      })[language],
    answer: numeric(ratio(over, parts), [
      ratio(parts - over, parts),
      // Shaded parts to others, the smaller to the larger, because no part is more than the whole.
      ratio(Math.min(over, parts - over), Math.max(over, parts - over)),
      ratio(over, parts + 1),
    ]),
    steps: [
      {
        ar: `قُسم ${name.ar} إلى أجزاء متساوية عددها ${parts}، وهو المقام.`,
        en: `The ${name.en} is divided into ${parts} equal parts, which is the denominator.`,
        fr: `Le tout est partagé en ${parts} parts égales : c’est le dénominateur.`,
      },
      {
        ar: `عدد الأجزاء المطلوبة هو ${over}، وهو البسط: $${frac(over, parts)}$.`,
        en: `The number of parts that are asked for is ${over}, which is the numerator: $${frac(over, parts)}$.`,
        fr: `Le nombre de parts demandées est ${over} : c’est le numérateur, donc $${frac(over, parts)}$.`,
      },
    ].map((step) => step[language]),
    hint: {
      ar: 'عد الأجزاء كلها أولا، ثم الأجزاء المطلوبة.',
      en: 'Count all parts first, then those that are asked for.',
      fr: 'Compte d’abord toutes les parts, puis celles qui sont demandées.',
    }[language],
  };
}
