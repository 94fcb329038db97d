import { writeInText } from '../language/numbers.ts';
import { formOf, ratio, whole, type Asked, type Family, type Form } from './item.ts';

const series = [
  { ar: 'علامات تلميذ', en: 'A pupil’s marks' },
  { ar: 'أعمار لاعبين', en: 'The ages of players' },
  { ar: 'درجات الحرارة في أيام متتالية', en: 'The temperatures of some days' },
  { ar: 'أعداد الكتب المعارة في أيام متتالية', en: 'The numbers of books lent on some days' },
] as const;

/** The mean of some values, or for the youngest the range. */
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
    const written = list.join(language === 'ar' ? '؛ ' : '; ');
    const name = random.pick(series)[language];
    return {
      question: {
        ar: `${name} هي: ${written}. ما المتوسط الحسابي لهذه القيم؟`,
        en: `${name} are: ${written}. What is the mean of these values?`,
      }[language],
      claim: (answer) =>
        ({
          ar: `المتوسط الحسابي للقيم: ${written} هو ${answer}.`,
          en: `The mean of the values ${written} is ${answer}.`,
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
        }[language],
        {
          ar: `نقسم على عددها: $${sum} \\div ${size} = ${mean}$.`,
          en: `Divide by how many there are: $${sum} \\div ${size} = ${mean}$.`,
        }[language],
      ],
      hint: {
        ar: 'اجمع القيم، ثم اقسم على عددها.',
        en: 'Add the values, then divide by how many there are.',
      }[language],
    };
  };

export const statistics: Family = {
  id: 'mean',
  languages: ['ar', 'en'],
  names: /متوسط (ال)?حسابي|وسط (ال)?حسابي|معدل حسابي|\bmean\b|\baverages?\b|moyenne/,
  make: (asked) => formOf(asked, { 1: [meanOf(3)], 2: [meanOf(4)], 3: [meanOf(5)] }),
};
