import type { ReportSettings } from '#shared/model/report-settings.ts';
import { BANDS, bandOf } from '#shared/record/figures/statistics.ts';
import type { TextKind } from '#shared/record/sheet/edit-sheet.ts';
import { readyTexts, USUAL_FROM, usualPairs } from './ready-texts.ts';

/** Texts about pupils, by their averages. */
export interface TextBank {
  /** In the teacher's order. */
  readonly textsFor: (kind: TextKind, average: number, scale: number) => readonly string[];
  /** Whether a text is one of this or another bank, but for other averages only. */
  readonly isForOther: (kind: TextKind, text: string, average: number, scale: number) => boolean;
}

interface Bank extends Pick<TextBank, 'textsFor'> {
  readonly has: (kind: TextKind, text: string) => boolean;
}

/** The teacher's own texts, or the usual seven pairs. */
export const bankKinds = ['own', 'usual'] as const;
export type BankKind = (typeof bankKinds)[number];

/** The full mark of primary schools. */
const PRIMARY_SCALE = 10;
/** The full mark that the bands of the usual pairs are about. */
const USUAL_SCALE = 20;

/** The texts of a band, from 0: the teacher's, or the ready ones before the first are saved. */
export const ownTexts = (
  settings: ReportSettings,
  kind: TextKind,
  band: number,
): readonly string[] =>
  settings[kind]?.flatMap((one) => (one.band === band ? one.text : [])) ??
  readyTexts[kind][band] ??
  [];

const ownBank = (settings: ReportSettings): Bank => ({
  textsFor: (kind, average, scale) => ownTexts(settings, kind, bandOf(average, scale)),
  has: (kind, text) =>
    Array.from({ length: BANDS.length + 1 }, (_, band) => ownTexts(settings, kind, band)).some(
      (texts) => texts.includes(text),
    ),
});

const usualBank: Bank = {
  textsFor: (kind, average, scale) => {
    // The margin corrects binary fractions.
    const outOf20 = (average * USUAL_SCALE) / scale + 1e-9;
    return usualPairs[kind].slice(USUAL_FROM.filter((from) => outOf20 >= from).length).slice(0, 1);
  },
  has: (kind, text) => usualPairs[kind].includes(text),
};

export const bankOf = (kind: BankKind, settings: ReportSettings): TextBank => {
  const own = ownBank(settings);
  // No text says which bank it was proposed from.
  const all = [own, usualBank, ownBank({})];
  return {
    textsFor: (kind === 'usual' ? usualBank : own).textsFor,
    isForOther: (of, text, average, scale) =>
      all.some((bank) => bank.has(of, text)) &&
      !all.some((bank) => bank.textsFor(of, average, scale).includes(text)),
  };
};

/** Whether the ministry's file of a class has a column for advice; that of primary schools has none. */
export const mayHaveAdvice = (level: string | undefined, scale: number): boolean =>
  level === undefined ? scale !== PRIMARY_SCALE : level !== 'Primary';

/**
 * The kinds of texts that are proposed for a class.
 * @param wanted the teacher's choice; without one, advice is left to secondary schools
 */
export const kindsOf = (
  level: string | undefined,
  scale: number,
  wanted: boolean | undefined,
): readonly TextKind[] =>
  mayHaveAdvice(level, scale) && (wanted ?? level !== 'Middle')
    ? ['remarks', 'advice']
    : ['remarks'];
