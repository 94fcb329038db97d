import { draftLanguages } from '#shared/model/locale.ts';
import { dinars, dinarSign, writeInText, percent } from '../language/numbers.ts';
import { formOf, ratio, whole, type Asked, type Family, type Form } from './item.ts';
import { textsAbout } from '../language/calculation-texts.ts';

const text = textsAbout('percentages');

function partOf(asked: Asked): Form {
  const { language, random } = asked;
  const rate = random.pick(
    asked.level === 'Primary' ? [10, 20, 25, 50] : [5, 10, 15, 20, 25, 30, 35, 40, 60, 75],
  );
  const total = random.pick([40, 60, 80, 120, 160, 200, 240, 300, 360, 400, 500, 640, 800]);
  const value = ratio(rate * total, 100);
  return {
    question: text(language, 'partOfQuestion', { percent: percent(rate), total }),
    claim: (answer) => text(language, 'partOfClaim', { percent: percent(rate), total, answer }),
    answer: {
      kind: 'number',
      value,
      slips: [whole(total - rate), ratio(total, rate), whole(total).sub(value)],
      gap: ratio(total, 20),
      show: (shown) => writeInText(language, shown),
    },
    steps: [
      text(language, 'partOfStep', { percent: percent(rate), rate }),
      text(language, 'partOfStep2', {
        rate,
        total,
        value: rate * total,
        number: writeInText(language, value),
      }),
    ],
    hint: text(language, 'partOfHint'),
  };
}

const goods = [
  { ar: 'محفظة', en: 'A school bag', fr: 'Un cartable' },
  { ar: 'حذاء رياضي', en: 'A pair of trainers', fr: 'Un survêtement' },
  { ar: 'آلة حاسبة', en: 'A calculator', fr: 'Un téléphone' },
  { ar: 'معطف', en: 'A coat', fr: 'Un manteau' },
  { ar: 'قاموس', en: 'A dictionary', fr: 'Un dictionnaire' },
] as const;

function newPrice(asked: Asked): Form {
  const { language, random } = asked;
  const rate = random.pick([5, 10, 15, 20, 25, 30, 40]);
  const price = random.whole(4, 40) * 100;
  const down = random.unit() < 0.6;
  const change = (price * rate) / 100;
  const value = whole(down ? price - change : price + change);
  const thing = random.pick(goods)[language];
  const [old, rated] = [dinars(language, whole(price)), percent(rate)];
  const question = down
    ? text(language, 'reducedQuestion', { thing, old, rated })
    : text(language, 'raisedQuestion', { thing, old, rated });
  const claim = down
    ? text(language, 'reducedClaim', { old, rated })
    : text(language, 'raisedClaim', { old, rated });
  return {
    question,
    claim: (answer) => `${claim} ${answer}.`,
    answer: {
      kind: 'number',
      value,
      slips: [
        whole(change),
        whole(down ? price + change : price - change),
        whole(down ? price - rate : price + rate),
      ],
      gap: ratio(price, 20),
      show: (shown) => dinars(language, shown),
      unit: dinarSign(language),
    },
    steps: [
      text(language, 'newPriceStep', { rate, price, change }),
      text(language, 'newPriceStep2', {
        price,
        form: down ? '-' : '+',
        change,
        toFraction: value.toFraction(),
        dinars: dinars(language, value),
      }),
    ],
    hint: text(language, 'newPriceHint'),
  };
}

function rateOf(asked: Asked): Form {
  const { language, random } = asked;
  const total = random.pick([20, 25, 40, 50, 80, 200, 400, 500]);
  const rate = random.pick(
    [5, 10, 15, 20, 30, 35, 40, 45, 60, 70, 80].filter((each) => (each * total) % 100 === 0),
  );
  const part = (rate * total) / 100;
  return {
    question: text(language, 'rateOfQuestion', { part, total }),
    claim: (answer) => text(language, 'rateOfClaim', { part, answer, total }),
    answer: {
      kind: 'number',
      value: whole(rate),
      slips: [whole(part), whole(100 - rate), ratio(total, part)].filter((slip) => slip.d === 1n),
      gap: whole(5),
      show: (shown) => percent(shown.valueOf()),
      unit: '%',
    },
    steps: [
      text(language, 'rateOfStep', { part, total }),
      text(language, 'rateOfStep2', { part, total, rate, percent: percent(rate) }),
    ],
    hint: text(language, 'rateOfHint'),
  };
}

export const percentages: Family = {
  id: 'percentages',
  languages: draftLanguages,
  names: /نسب[ء-ي]* (ال)?مييوي|نسب[ء-ي]* (ال)?ميوي|بالمايه|بالميه|percent|pourcentage/,
  problem: (asked) => ({ ...newPrice(asked), difficulty: asked.difficulty }),
  make: (asked) => formOf(asked, { 1: [partOf], 2: [partOf, newPrice], 3: [newPrice, rateOf] }),
};
