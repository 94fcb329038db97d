import { AlignmentType, LevelFormat, LineRuleType, type IPropertiesOptions } from 'docx';

/** A setting that is written only if it is on: some readers see that it is there, and not that it is off. */
export const onlyIf = (isOn: boolean | undefined): true | undefined => (isOn ? true : undefined);

export const colours = {
  ink: '14213D',
  muted: '5B6375',
  teal: '0E6B6B',
  mist: 'E4EFEE',
  line: 'C6BDAC',
};

/** Available on every computer with Word, with matching Arabic and Latin letters. */
const font = { ascii: 'Arial', hAnsi: 'Arial', cs: 'Arial', eastAsia: 'Arial' };
/** Half points; larger for Arabic, whose letters are smaller at the same size. */
const size = (points: number) => ({ size: points * 2, sizeComplexScript: (points + 1) * 2 });
const bold = { bold: true, boldComplexScript: true };

/** Line spacing as a multiple of the line's own height; lines with fractions become higher. */
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

/** Position of a list's text and marker, in twentieths of a point. */
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
  style: { paragraph: { indent }, run: { rightToLeft: onlyIf(rightToLeft) } },
});

/** Lists that Word numbers: school letters, numbers, and bullets. */
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
