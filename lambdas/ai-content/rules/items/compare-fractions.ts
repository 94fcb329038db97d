import { frac } from '../language/numbers.ts';
import type { Asked, Form } from './item.ts';

/** The places of four fractions, from the smallest to the largest. */
const COMPARED = [0, 1, 2, 3] as const;
const LAST = 3;

/** Which of four fractions is the largest, the smallest or between two others; with one denominator, or one numerator. */
export function compareFractions(asked: Asked): Form {
  const { language, random, difficulty, constraints } = asked;
  const isOneUnder = constraints?.sameDenominator ?? (difficulty === 1 || random.unit() < 0.5);
  const base = random.whole(1 + difficulty, 4 + difficulty);
  const [over, under] = [random.whole(1, base - 1), base + random.whole(7, 7 + 2 * difficulty)];
  // In steps of two, so that another fraction fits between two of them.
  const at = (place: number): string =>
    isOneUnder ? frac(base + 2 * place, under) : frac(over, base + 2 * (LAST - place));
  const place = random.pick(COMPARED);
  const key = `$${at(place)}$`;
  const list = random.shuffled(COMPARED).map((each) => `$${at(each)}$`);
  const said = list.join({ ar: '، ', en: ', ', fr: ' ; ' }[language]);
  const [low, high] = [`$${at(place - 0.5)}$`, `$${at(place + 0.5)}$`];
  const wanted = {
    smallest: { ar: 'أصغر', en: 'the smallest', fr: 'la plus petite' },
    largest: { ar: 'أكبر', en: 'the largest', fr: 'la plus grande' },
    between: {
      ar: `محصور بين ${low} و${high}`,
      en: `between ${low} and ${high}`,
      fr: `comprise entre ${low} et ${high}`,
    },
  }[place === 0 ? 'smallest' : place === LAST ? 'largest' : 'between'];
  const isEnd = place === 0 || place === LAST;
  return {
    question: {
      ar: isEnd ? `ما ${wanted.ar} هذه الكسور: ${said}؟` : `أي هذه الكسور ${wanted.ar}: ${said}؟`,
      en: `Which of these fractions is ${wanted.en}: ${said}?`,
      fr: `Laquelle de ces fractions est ${wanted.fr} : ${said} ?`,
    }[language],
    claim: (answer) =>
      ({
        ar: isEnd
          ? `${wanted.ar} الكسور ${said} هو ${answer}.`
          : `من الكسور ${said} الكسر ${wanted.ar} هو ${answer}.`,
        en: `Of the fractions ${said}, ${wanted.en} is ${answer}.`,
        fr: `Parmi les fractions ${said}, celle qui est ${wanted.fr} est ${answer}.`,
      })[language],
    answer: { kind: 'text', text: key, others: list.filter((each) => each !== key), variants: [] },
    steps: [
      isOneUnder
        ? {
            ar: `المقامات متساوية، فكلما كبر البسط كبر الكسر. الجواب: ${key}.`,
            en: `The denominators are equal, so a larger numerator makes a larger fraction. The answer is ${key}.`,
            fr: `Les dénominateurs sont égaux : la fraction qui a le plus grand numérateur est la plus grande. La réponse est ${key}.`,
          }
        : {
            ar: `البسوط متساوية، فكلما كبر المقام صغر الكسر. الجواب: ${key}.`,
            en: `The numerators are equal, so a larger denominator makes a smaller fraction. The answer is ${key}.`,
            fr: `Les numérateurs sont égaux : la fraction qui a le plus grand dénominateur est la plus petite. La réponse est ${key}.`,
          },
    ].map((step) => step[language]),
    hint: {
      ar: 'هل تساوت المقامات أم البسوط؟ ماذا يعني ذلك لحجم الأجزاء وعددها؟',
      en: 'Are the denominators equal, or the numerators? What does that say of the size and number of the parts?',
      fr: 'Les dénominateurs sont-ils égaux, ou les numérateurs ? Qu’est-ce que cela dit de la taille et du nombre des parts ?',
    }[language],
  };
}
