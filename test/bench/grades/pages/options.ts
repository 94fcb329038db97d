import type { averagePresets } from '#shared/record/averages/average-presets.ts';
import type { DigitScript } from '#shared/model/gradebook.ts';
import type { Chance } from './chance.ts';
import type { SheetSet, WritingStyle } from './fonts.ts';
import type { PagePupil } from './pupils.ts';
import type { RealHand } from './real-hands.ts';
import { pageLanguages, type PageLanguage } from './vocabulary.ts';

export type PresetId = (typeof averagePresets)[number]['preset'];

export const rulings = ['full', 'half', 'none'] as const;
/** Lines around all cells, under the rows only, or nowhere. */
export type Ruling = (typeof rulings)[number];
export const layouts = ['usual', 'other'] as const;
/**
 * `other`: marks in quarters, in a hand up to twice as large as the print, at a side or in the middle of narrow or wide columns,
 * of which some have a heading in common; rows that are uneven or left empty.
 */
export type Layout = (typeof layouts)[number];
/** How the picture was taken. */
export type Capture = 'scan' | 'photo';

/** Options of a page; the seed decides the others. */
export interface PageOptions {
  /** The set of fonts, headings, lines and layouts; held-out ones are for the benchmark alone. */
  readonly set: SheetSet;
  readonly language: PageLanguage;
  /** By default, Arabic-Indic digits are on Arabic pages only. */
  readonly digits: DigitScript;
  /** How the marks are written; names may be printed beside handwritten marks. */
  readonly style: WritingStyle;
  readonly names: WritingStyle;
  readonly capture: Capture;
  readonly ruling: Ruling;
  /** How the lines are drawn: in the few ways of the set, or in very many, for the development set alone. */
  readonly lines: 'usual' | 'varied';
  readonly layout: Layout;
  /** Height of a digit in the picture in pixels: 10 to 48. A font of 14 px has digits of 10. */
  readonly textHeight: number;
  /** Number of pupils, if they are not given. */
  readonly pupilCount: number;
  readonly pupils: readonly PagePupil[] | undefined;
  /** The lines above the table. */
  readonly titles: readonly string[] | undefined;
  /** The id of the preset with the page's marks; its average then has a column. */
  readonly preset: PresetId | undefined;
  /** People who write the marks, each a column. */
  readonly hands: readonly RealHand[] | undefined;
  /** People who draw ticks and other signs: in a column of their own, and here and there instead of a mark. */
  readonly tickHands: readonly RealHand[] | undefined;
}

/** Draws every option at random before the given ones replace it, so that one option changes no other. */
export function chooseOptions(asked: Partial<PageOptions>, chance: Chance): PageOptions {
  const language = chance.pick(pageLanguages);
  const isIndic = chance.percent(60);
  const style = chance.pick(['print', 'hand'] as const);
  const isHandNamed = chance.percent(50);
  const chosen = {
    set: 'development',
    language,
    style,
    capture: chance.pick(['scan', 'photo'] as const),
    ruling: chance.pick(['full', 'full', 'full', 'half', 'none'] as const),
    lines: 'usual',
    layout: 'usual',
    textHeight: Math.round(chance.between(14, 40)),
    pupilCount: chance.whole(14, 36),
    pupils: undefined,
    titles: undefined,
    preset: undefined,
    hands: undefined,
    tickHands: undefined,
    ...asked,
  } as const;
  const isArabic = chosen.language === 'ar';
  return {
    ...chosen,
    digits: asked.digits ?? (isArabic && isIndic ? 'arabic-indic' : 'western'),
    names: asked.names ?? (chosen.style === 'hand' && isHandNamed ? 'hand' : 'print'),
  };
}
