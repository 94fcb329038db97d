import { draftLanguages } from '#shared/model/locale.ts';
import { dinars, dinarSign, writeInText, percent } from '../language/numbers.ts';
import { formOf, ratio, whole, type Asked, type Family, type Form } from './item.ts';

function partOf(asked: Asked): Form {
  const { language, random } = asked;
  const rate = random.pick(
    asked.level === 'Primary' ? [10, 20, 25, 50] : [5, 10, 15, 20, 25, 30, 35, 40, 60, 75],
  );
  const total = random.pick([40, 60, 80, 120, 160, 200, 240, 300, 360, 400, 500, 640, 800]);
  const value = ratio(rate * total, 100);
  return {
    question: {
      ar: `كم يساوي ${percent(rate)} من العدد ${total}؟`,
      en: `What is ${percent(rate)} of ${total}?`,
      fr: `Combien font ${percent(rate)} de ${total} ?`,
    }[language],
    claim: (answer) =>
      ({
        ar: `${percent(rate)} من العدد ${total} يساوي ${answer}.`,
        en: `${percent(rate)} of ${total} is ${answer}.`,
        fr: `${percent(rate)} de ${total} sont égaux à ${answer}.`,
      })[language],
    answer: {
      kind: 'number',
      value,
      slips: [whole(total - rate), ratio(total, rate), whole(total).sub(value)],
      gap: ratio(total, 20),
      show: (shown) => writeInText(language, shown),
    },
    steps: [
      {
        ar: `${percent(rate)} تعني $\\frac{${rate}}{100}$.`,
        en: `${percent(rate)} means $\\frac{${rate}}{100}$.`,
        fr: `${percent(rate)} signifie $\\frac{${rate}}{100}$.`,
      },
      {
        ar: `$\\frac{${rate} \\times ${total}}{100} = \\frac{${rate * total}}{100}$، أي ${writeInText(language, value)}.`,
        en: `$\\frac{${rate} \\times ${total}}{100} = \\frac{${rate * total}}{100}$, that is ${writeInText(language, value)}.`,
        fr: `$\\frac{${rate} \\times ${total}}{100} = \\frac{${rate * total}}{100}$, c’est-à-dire ${writeInText(language, value)}.`,
      },
    ].map((step) => step[language]),
    hint: {
      ar: 'احسب أولا قيمة واحد في المائة من العدد.',
      en: 'Work out one per cent of the number first.',
      fr: 'Calcule d’abord un pour cent du nombre.',
    }[language],
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
    ? {
        ar: `ثمن ${thing} ${old}، وخُفّض بنسبة ${rated}. ما الثمن الجديد؟`,
        en: `${thing} costs ${old} and is reduced by ${rated}. What is the new price?`,
        fr: `${thing} coûte ${old}. Son prix baisse de ${rated}. Quel est le nouveau prix ?`,
      }
    : {
        ar: `ثمن ${thing} ${old}، وارتفع بنسبة ${rated}. ما الثمن الجديد؟`,
        en: `${thing} costs ${old} and goes up by ${rated}. What is the new price?`,
        fr: `${thing} coûte ${old}. Son prix augmente de ${rated}. Quel est le nouveau prix ?`,
      };
  const claim = down
    ? {
        ar: `إذا خُفّض ثمن ${old} بنسبة ${rated}، فإنه يصبح`,
        en: `After a reduction of ${rated}, a price of ${old} becomes`,
        fr: `Après une baisse de ${rated}, un prix de ${old} devient`,
      }
    : {
        ar: `إذا ارتفع ثمن ${old} بنسبة ${rated}، فإنه يصبح`,
        en: `After a rise of ${rated}, a price of ${old} becomes`,
        fr: `Après une hausse de ${rated}, un prix de ${old} devient`,
      };
  return {
    question: question[language],
    claim: (answer) => `${claim[language]} ${answer}.`,
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
      {
        ar: `مقدار التغير: $\\frac{${rate} \\times ${price}}{100} = ${change}$.`,
        en: `The change: $\\frac{${rate} \\times ${price}}{100} = ${change}$.`,
        fr: `La variation : $\\frac{${rate} \\times ${price}}{100} = ${change}$.`,
      },
      {
        ar: `الثمن الجديد: $${price} ${down ? '-' : '+'} ${change} = ${value.toFraction()}$، أي ${dinars(language, value)}.`,
        en: `The new price: $${price} ${down ? '-' : '+'} ${change} = ${value.toFraction()}$, that is ${dinars(language, value)}.`,
        fr: `Le nouveau prix : $${price} ${down ? '-' : '+'} ${change} = ${value.toFraction()}$, c’est-à-dire ${dinars(language, value)}.`,
      },
    ].map((step) => step[language]),
    hint: {
      ar: 'احسب مقدار التغير قبل الثمن الجديد.',
      en: 'Work out by how much the price changes first.',
      fr: 'Calcule d’abord de combien le prix change.',
    }[language],
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
    question: {
      ar: `ما النسبة المئوية التي يمثلها العدد ${part} من العدد ${total}؟`,
      en: `What percentage of ${total} is ${part}?`,
      fr: `Quel pourcentage de ${total} représente ${part} ?`,
    }[language],
    claim: (answer) =>
      ({
        ar: `العدد ${part} يمثل ${answer} من العدد ${total}.`,
        en: `${part} is ${answer} of ${total}.`,
        fr: `${part} représente ${answer} de ${total}.`,
      })[language],
    answer: {
      kind: 'number',
      value: whole(rate),
      slips: [whole(part), whole(100 - rate), ratio(total, part)].filter((slip) => slip.d === 1n),
      gap: whole(5),
      show: (shown) => percent(shown.valueOf()),
      unit: '%',
    },
    steps: [
      {
        ar: `نكتب الكسر: $\\frac{${part}}{${total}}$.`,
        en: `Write the fraction: $\\frac{${part}}{${total}}$.`,
        fr: `On écrit la fraction : $\\frac{${part}}{${total}}$.`,
      },
      {
        ar: `نضرب في 100: $\\frac{${part} \\times 100}{${total}} = ${rate}$، فالنسبة ${percent(rate)}.`,
        en: `Multiply by 100: $\\frac{${part} \\times 100}{${total}} = ${rate}$, so it is ${percent(rate)}.`,
        fr: `On multiplie par 100 : $\\frac{${part} \\times 100}{${total}} = ${rate}$, donc ${percent(rate)}.`,
      },
    ].map((step) => step[language]),
    hint: {
      ar: 'قارن الجزء بالكل، ثم اجعل الكل 100.',
      en: 'Compare the part with the whole, then make the whole 100.',
      fr: 'Compare la partie au tout, puis ramène le tout à 100.',
    }[language],
  };
}

export const percentages: Family = {
  id: 'percentages',
  languages: draftLanguages,
  names: /نسب[ء-ي]* (ال)?مييوي|نسب[ء-ي]* (ال)?ميوي|بالمايه|بالميه|percent|pourcentage/,
  problem: (asked) => ({ ...newPrice(asked), difficulty: asked.difficulty }),
  make: (asked) => formOf(asked, { 1: [partOf], 2: [partOf, newPrice], 3: [newPrice, rateOf] }),
};
