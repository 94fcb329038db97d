import type { Script } from '../../../../lambdas/grades/reader/digits/cell-image.ts';

type Chance = () => number;

/** The text of a cell as glyphs of a font (characters or Arabic words), and the signs to read in it. */
export interface Writing {
  readonly characters: readonly string[];
  readonly signs: string;
}

const pick = <T>(chance: Chance, items: readonly [T, ...T[]]): T =>
  items[Math.floor(chance() * items.length)] ?? items[0];
const digits = (chance: Chance, count: number): string =>
  Array.from({ length: count }, () => String(Math.floor(chance() * 10))).join('');

/** A mark; marks that teachers often give are more frequent. */
function mark(chance: Chance): string {
  const scale = pick(chance, [10, 20, 20, 20, 20, 40, 100]);
  const value = chance() * scale;
  const kind = chance();
  if (kind < 0.3) return String(Math.round(value));
  if (kind < 0.5) return (Math.round(value * 2) / 2).toString();
  if (kind < 0.7) return (Math.round(value * 4) / 4).toString();
  if (kind < 0.85) return value.toFixed(2);
  if (kind < 0.95) return value.toFixed(1);
  return `0${(value % 10).toFixed(pick(chance, [0, 1, 2]))}`;
}

const WORDS = ['bon', 'cdef', 'nih', 'gourd', 'vu', 'chier', 'fin', 'b', 'tr', 'note'] as const;
const ABSENCES = ['abs', 'abs', 'abs', 'Abs', 'ABS', 'absent', 'Absent', 'abs.', 'a'] as const;
const OTHER_WORDS = ['حسن', 'مقبول', 'ص', 'ع', 'ف', 'ح', 'ن', 'ق', 'م', 'جيد', 'لا'] as const;
const OTHER_ABSENCES = ['غ', 'غ', 'غ', 'غ', 'غ', 'غـ', 'غا', 'غائب', 'غياب'] as const;

/** Arabic words are drawn as a whole, because their letters join. */
export const ARABIC_WORDS: readonly string[] = [...new Set([...OTHER_WORDS, ...OTHER_ABSENCES])];

/** The letters of `abs` and `غ` are signs; letters after them, and other words, become one unknown sign. */
const signsOf = (word: string): string =>
  word
    .toLowerCase()
    .replace('ـ', '')
    .replace(/[^absغ].*$/u, '?');

const latin = (word: string): Writing => ({ characters: [...word], signs: signsOf(word) });
const arabic = (word: string): Writing => ({ characters: [word], signs: signsOf(word) });

/** A text that may occur in a cell of a gradebook. */
export function inventWriting(script: Script, chance: Chance): Writing {
  const kind = chance();
  // Next to Arabic-Indic digits a point would be a zero, so it is not used.
  const decimal = pick(chance, script === 'western' ? [',', ',', '.'] : ['٫', '٫', ',', '،']);
  const inFont = (plain: string): string => {
    const written = plain.replace('.', decimal);
    return script === 'western'
      ? written
      : written.replace(/[0-9]/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
  };
  const numbers = (plain: string): Writing => ({
    characters: [...inFont(plain)],
    signs: plain,
  });
  if (kind < 0.42) return numbers(mark(chance));
  if (kind < 0.52) return numbers(`${mark(chance)}/${pick(chance, [10, 20, 20, 20, 40, 100])}`);
  if (kind < 0.66) return numbers(digits(chance, 1 + Math.floor(chance() * 4)));
  // Unusual marks, so that the network must see the decimals and cannot guess them.
  if (kind < 0.78) {
    return numbers(
      `${digits(chance, 1 + Math.floor(chance() * 2))}.${digits(chance, 1 + Math.floor(chance() * 2))}`,
    );
  }
  if (kind < 0.83) return numbers(digits(chance, 6 + Math.floor(chance() * 12)));
  const isArabic = script === 'arabic-indic' || chance() < 0.25;
  if (kind < 0.92) {
    return isArabic ? arabic(pick(chance, OTHER_ABSENCES)) : latin(pick(chance, ABSENCES));
  }
  if (kind < 0.95) return { characters: ['-'], signs: '-' };
  return isArabic ? arabic(pick(chance, OTHER_WORDS)) : latin(pick(chance, WORDS));
}
