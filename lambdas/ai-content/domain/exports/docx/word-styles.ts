import { AlignmentType, LevelFormat, LineRuleType, type IPropertiesOptions } from 'docx';

/** The product's colours on paper. */
export const colours = {
  ink: '14213D',
  muted: '5B6375',
  teal: '0E6B6B',
  mist: 'E4EFEE',
  line: 'C6BDAC',
};

/** On every computer that has Word, with Arabic and Latin letters that suit each other. */
const font = { ascii: 'Arial', hAnsi: 'Arial', cs: 'Arial', eastAsia: 'Arial' };
/** Half points; Arabic letters are smaller in the same size. */
const size = (points: number) => ({ size: points * 2, sizeComplexScript: (points + 1) * 2 });
const bold = { bold: true, boldComplexScript: true };

/** Lines as far apart as so many of their own: higher ones, with fractions, take more. */
export const lines = (spacing: number) => ({
  line: Math.round(spacing * 240),
  lineRule: LineRuleType.AUTO,
});

const heading = (points: number, before: number) => ({
  run: { font, ...size(points), ...bold, color: colours.teal },
  paragraph: { spacing: { before, after: 80 }, keepNext: true },
});

export const styles: IPropertiesOptions['styles'] = {
  default: {
    document: {
      run: {
        font,
        ...size(11),
        color: colours.ink,
        language: { value: 'en-GB', bidirectional: 'ar-DZ' },
      },
      paragraph: { spacing: { after: 80, ...lines(1.25) } },
    },
    title: {
      run: { font, ...size(19), ...bold, color: colours.teal },
      paragraph: { spacing: { before: 160, after: 200 }, alignment: AlignmentType.CENTER },
    },
    heading1: heading(14, 280),
    heading2: heading(11.5, 220),
  },
};

/** Where a list's text stands, in twentieths of a point, its marker before it. */
const indent = { start: 700, hanging: 400 };
const level = (
  format: (typeof LevelFormat)[keyof typeof LevelFormat],
  text: string,
  rightToLeft: boolean,
) => ({
  level: 0,
  format,
  text,
  alignment: AlignmentType.START,
  style: { paragraph: { indent }, run: { rightToLeft } },
});

/** Lists that Word itself counts: letters as schools use them, figures, and marks. */
export const numbering = (isArabic: boolean): IPropertiesOptions['numbering'] => ({
  config: [
    {
      reference: 'letters',
      levels: [
        level(isArabic ? LevelFormat.ARABIC_ABJAD : LevelFormat.LOWER_LETTER, '%1)', isArabic),
      ],
    },
    { reference: 'numbers', levels: [level(LevelFormat.DECIMAL, '%1.', isArabic)] },
    { reference: 'marks', levels: [level(LevelFormat.BULLET, '•', isArabic)] },
  ],
});
