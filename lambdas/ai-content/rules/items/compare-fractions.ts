import { frac } from '../language/numbers.ts';
import type { Asked, Form } from './item.ts';
import { textsAbout } from '../language/calculation-texts.ts';

const text = textsAbout('compareFractions');

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
  const said = list.join(text(language, 'separator'));
  const [low, high] = [`$${at(place - 0.5)}$`, `$${at(place + 0.5)}$`];
  const wanted = {
    smallest: text(language, 'smallest'),
    largest: text(language, 'largest'),
    between: text(language, 'between', { low, high }),
  }[place === 0 ? 'smallest' : place === LAST ? 'largest' : 'between'];
  const isEnd = place === 0 || place === LAST;
  return {
    question: isEnd
      ? text(language, 'question', { wanted, said })
      : text(language, 'betweenQuestion', { wanted, said }),
    claim: (answer) =>
      isEnd
        ? text(language, 'claim', { wanted, said, answer })
        : text(language, 'betweenClaim', { wanted, said, answer }),
    answer: { kind: 'text', text: key, others: list.filter((each) => each !== key), variants: [] },
    steps: [
      isOneUnder ? text(language, 'equalUnders', { key }) : text(language, 'equalOvers', { key }),
    ],
    hint: text(language, 'hint'),
  };
}
