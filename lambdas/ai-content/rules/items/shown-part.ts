import { frac } from '../language/numbers.ts';
import { coprime, numeric } from './fraction-values.ts';
import { ratio, type Asked, type Form } from './item.ts';
import { textsAbout } from '../language/calculation-texts.ts';

const text = textsAbout('shownPart');

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
  const said = isRest ? text(language, 'unshaded') : text(language, 'shaded');
  return {
    figure: { kind: 'fraction', shape, parts, shaded },
    question: text(language, 'shownPartQuestion', { said, name: name[language] }),
    claim: (answer) => text(language, 'shownPartClaim', { said, name: name[language], answer }),
    answer: numeric(ratio(over, parts), [
      ratio(parts - over, parts),
      // Shaded parts to others, the smaller to the larger, because no part is more than the whole.
      ratio(Math.min(over, parts - over), Math.max(over, parts - over)),
      ratio(over, parts + 1),
    ]),
    steps: [
      text(language, shape, { parts }),
      text(language, 'shownPartStep', { over, fraction: frac(over, parts) }),
    ],
    hint: text(language, 'shownPartHint'),
  };
}
