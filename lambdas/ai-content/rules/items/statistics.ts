import { schoolDays } from '#shared/draft/figures/written.ts';
import { draftLanguages, type DraftLanguage } from '#shared/model/locale.ts';
import { semicolons } from '#shared/model/punctuation.ts';
import { writeInText } from '../language/numbers.ts';
import { formOf, ratio, whole, type Asked, type Family, type Form } from './item.ts';
import { textsAbout } from '../language/calculation-texts.ts';

const text = textsAbout('statistics');

const series = ['pupilMarks', 'ages', 'temperatures', 'books'] as const;

const divided = (language: DraftLanguage, sum: number, size: number): string => {
  const formula = `$${sum} \\div ${size} = ${sum / size}$`;
  return text(language, 'divided', { formula });
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
    const name = text(language, random.pick(series));
    return {
      question: text(language, 'meanOfQuestion', { name, written }),
      claim: (answer) => text(language, 'meanOfClaim', { written, answer }),
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
        text(language, 'meanOfStep', { list: list.join(' + '), sum }),
        divided(language, sum, size),
      ],
      hint: text(language, 'meanOfHint'),
    };
  };

const charted = ['lentBooks', 'dayTemperatures', 'visitors'] as const;
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
    const subject = random.pick(charted);
    const shows = text(language, `${subject}Shows`);
    const of = text(language, `${subject}Of`);
    const days = schoolDays(language);
    const from = `$${values.join(' + ')} = ${sum}$`;
    return {
      figure: {
        kind: 'barChart',
        unit: text(language, `${subject}Unit`),
        bars: values.map((value, index) => ({ label: days[index] ?? '', value })),
      },
      question: text(language, 'meanOfChartQuestion', { shows, of }),
      claim: (answer) => text(language, 'meanOfChartClaim', { shows, of, answer }),
      answer: {
        kind: 'number',
        value: whole(mean),
        slips: [whole(sum), whole(Math.max(...values)), ratio(sum, size - 1)].filter(
          (slip) => slip.d === 1n,
        ),
        gap: whole(1),
        show: (value) => writeInText(language, value),
      },
      steps: [text(language, 'meanOfChartStep', { from }), divided(language, sum, size)],
      hint: text(language, 'meanOfChartHint'),
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
