import { schoolDays } from '#shared/draft/figures/written.ts';
import { draftLanguages, type DraftLanguage } from '#shared/model/locale.ts';
import { semicolons } from '#shared/model/punctuation.ts';
import { writeInText } from '../language/numbers.ts';
import { formOf, ratio, whole, type Asked, type Family, type Form } from './item.ts';

const series = [
  { ar: 'علامات تلميذ', en: 'A pupil’s marks', fr: 'Les notes d’un élève' },
  { ar: 'أعمار لاعبين', en: 'The ages of players', fr: 'Les âges des joueurs' },
  {
    ar: 'درجات الحرارة في أيام متتالية',
    en: 'The temperatures of some days',
    fr: 'Les températures de quelques jours',
  },
  {
    ar: 'أعداد الكتب المعارة في أيام متتالية',
    en: 'The numbers of books lent on some days',
    fr: 'Les nombres de livres prêtés en quelques jours',
  },
] as const;

const divided = (language: DraftLanguage, sum: number, size: number): string => {
  const formula = `$${sum} \\div ${size} = ${sum / size}$`;
  return {
    ar: `نقسم على عددها: ${formula}.`,
    en: `Divide by how many there are: ${formula}.`,
    fr: `On divise par leur nombre : ${formula}.`,
  }[language];
};

/** The mean of some values that the question lists. */
const meanOf =
  (size: number) =>
  (asked: Asked): Form => {
    const { language, random } = asked;
    const values = Array.from({ length: size - 1 }, () => random.whole(6, 19));
    const sumSoFar = values.reduce((sum, each) => sum + each, 0);
    const mean = Math.round(sumSoFar / (size - 1)) + random.pick([-1, 0, 1]);
    const last = mean * size - sumSoFar;
    const list = [...values, last];
    const sum = mean * size;
    const written = list.join(semicolons[language]);
    const name = random.pick(series)[language];
    return {
      question: {
        ar: `${name} هي: ${written}. ما المتوسط الحسابي لهذه القيم؟`,
        en: `${name} are: ${written}. What is the mean of these values?`,
        fr: `${name} sont : ${written}. Quelle est la moyenne de ces valeurs ?`,
      }[language],
      claim: (answer) =>
        ({
          ar: `المتوسط الحسابي للقيم: ${written} هو ${answer}.`,
          en: `The mean of the values ${written} is ${answer}.`,
          fr: `La moyenne des valeurs ${written} est ${answer}.`,
        })[language],
      answer: {
        kind: 'number',
        value: whole(mean),
        slips: [
          ratio(sum, size - 1),
          ratio(sum, size + 1),
          whole(sum),
          whole(Math.max(...list)),
        ].filter((slip) => slip.d === 1n),
        gap: whole(1),
        show: (value) => writeInText(language, value),
      },
      steps: [
        {
          ar: `مجموع القيم: $${list.join(' + ')} = ${sum}$.`,
          en: `The sum of the values: $${list.join(' + ')} = ${sum}$.`,
          fr: `La somme des valeurs : $${list.join(' + ')} = ${sum}$.`,
        }[language],
        divided(language, sum, size),
      ],
      hint: {
        ar: 'اجمع القيم، ثم اقسم على عددها.',
        en: 'Add the values, then divide by how many there are.',
        fr: 'Additionne les valeurs, puis divise par leur nombre.',
      }[language],
    };
  };

const charted = [
  {
    unit: { ar: 'كتب', en: 'books', fr: 'livres' },
    shows: {
      ar: 'عدد الكتب المعارة كل يوم',
      en: 'how many books were lent on each day',
      fr: 'le nombre de livres prêtés chaque jour',
    },
    of: {
      ar: 'لعدد الكتب في اليوم',
      en: 'number of books a day',
      fr: 'du nombre de livres par jour',
    },
  },
  {
    unit: { ar: '°م', en: '°C', fr: '°C' },
    shows: {
      ar: 'درجة الحرارة كل يوم',
      en: 'the temperature of each day',
      fr: 'la température de chaque jour',
    },
    of: { ar: 'لدرجات الحرارة', en: 'temperature in degrees', fr: 'des températures' },
  },
  {
    unit: { ar: 'زوار', en: 'visitors', fr: 'visiteurs' },
    shows: {
      ar: 'عدد زوار المتحف كل يوم',
      en: 'how many people visited a museum on each day',
      fr: 'le nombre de visiteurs d’un musée chaque jour',
    },
    of: {
      ar: 'لعدد الزوار في اليوم',
      en: 'number of visitors a day',
      fr: 'du nombre de visiteurs par jour',
    },
  },
] as const;
/** Values that lie on a line of the chart, so that pupils can read them exactly. */
const STEP = 2;

/** The mean of values that are read from a chart. */
const meanOfChart =
  (size: number) =>
  (asked: Asked): Form => {
    const { language, random } = asked;
    const read = Array.from({ length: size - 1 }, () => random.whole(2, 8));
    const sumSoFar = read.reduce((sum, each) => sum + each, 0);
    // The last value makes the mean whole.
    const last = size - (sumSoFar % size) + (sumSoFar % size === 0 || size > 4 ? 0 : size);
    const values = [...read, last].map((value) => value * STEP);
    const sum = (sumSoFar + last) * STEP;
    const mean = sum / size;
    const { unit, shows, of } = random.pick(charted);
    const days = schoolDays(language);
    const from = `$${values.join(' + ')} = ${sum}$`;
    return {
      figure: {
        kind: 'barChart',
        unit: unit[language],
        bars: values.map((value, index) => ({ label: days[index] ?? '', value })),
      },
      question: {
        ar: `يبين المخطط المقابل ${shows.ar}. ما المتوسط الحسابي ${of.ar}؟`,
        en: `The chart shows ${shows.en}. What is the mean ${of.en}?`,
        fr: `Le diagramme montre ${shows.fr}. Quelle est la moyenne ${of.fr} ?`,
      }[language],
      claim: (answer) =>
        ({
          ar: `يبين المخطط المقابل ${shows.ar}، والمتوسط الحسابي ${of.ar} هو ${answer}.`,
          en: `The chart shows ${shows.en}, and the mean ${of.en} is ${answer}.`,
          fr: `Le diagramme montre ${shows.fr} ; la moyenne ${of.fr} est ${answer}.`,
        })[language],
      answer: {
        kind: 'number',
        value: whole(mean),
        slips: [whole(sum), whole(Math.max(...values)), ratio(sum, size - 1)].filter(
          (slip) => slip.d === 1n,
        ),
        gap: whole(1),
        show: (value) => writeInText(language, value),
      },
      steps: [
        {
          ar: `نقرأ القيم من المخطط ونجمعها: ${from}.`,
          en: `Read the values from the chart and add them: ${from}.`,
          fr: `On lit les valeurs sur le diagramme et on les additionne : ${from}.`,
        }[language],
        divided(language, sum, size),
      ],
      hint: {
        ar: 'اقرأ ارتفاع كل عمود على السلم أولا.',
        en: 'Read the height of each bar on the scale first.',
        fr: 'Lis d’abord la hauteur de chaque barre sur l’axe.',
      }[language],
    };
  };

export const statistics: Family = {
  id: 'mean',
  languages: draftLanguages,
  names: /متوسط (ال)?حسابي|وسط (ال)?حسابي|معدل حسابي|\bmean\b|\baverages?\b|moyenne/,
  make: (asked) => {
    const forms = (size: number) =>
      asked.hasFigures ? [meanOf(size), meanOfChart(size)] : [meanOf(size)];
    return formOf(asked, { 1: forms(3), 2: forms(4), 3: forms(5) });
  },
};
