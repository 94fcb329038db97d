import bidiFactory from 'bidi-js';
import type { Direction } from '#shared/model/locale.ts';
import { isBidiControl } from './direction.ts';
import type { TextRun } from './typeface.ts';

const bidi = bidiFactory();

type Script = 'Arab' | 'Latn';
interface LevelRun {
  start: number;
  end: number;
  level: number;
  script: Script | undefined;
}

/** Marks have the script of their letter; other scripts than Arabic and Latin are treated as common. */
const scriptOf = (character: string): Script | undefined => {
  if (/\p{M}/u.test(character)) return undefined;
  if (/\p{Script=Arabic}/u.test(character)) return 'Arab';
  return /\p{Script=Latin}/u.test(character) ? 'Latn' : undefined;
};

/** Splits a text into runs of one embedding level and one script, in logical order, without bidi controls. */
function levelRuns(text: string, levels: Uint8Array): LevelRun[] {
  const runs: LevelRun[] = [];
  let current: LevelRun | undefined;
  let offset = 0;
  for (const character of text) {
    const level = levels[offset] ?? 0;
    const end = offset + character.length;
    const script = scriptOf(character);
    if (isBidiControl(character)) {
      current = undefined;
    } else if (
      current?.level !== level ||
      (script !== undefined && current.script !== undefined && script !== current.script)
    ) {
      current = { start: offset, end, level, script };
      runs.push(current);
    } else {
      current.end = end;
      current.script ??= script;
    }
    offset = end;
  }
  return runs;
}

/** Rule L2 of the Unicode bidirectional algorithm (UAX #9), on whole runs. */
function reorder(runs: LevelRun[]): LevelRun[] {
  const ordered = [...runs];
  const levels = runs.map((run) => run.level);
  const lowestOdd = Math.min(...levels.filter((level) => level % 2 === 1));
  for (let level = Math.max(...levels, 0); level >= lowestOdd; level -= 1) {
    let first = 0;
    while (first < ordered.length) {
      let end = first;
      while (end < ordered.length && (ordered[end]?.level ?? -1) >= level) end += 1;
      if (end > first + 1) {
        ordered.splice(first, end - first, ...ordered.slice(first, end).reverse());
      }
      first = end + 1;
    }
  }
  return ordered;
}

/** The runs of one line of text in visual order, from left to right. */
export function itemise(text: string, base: Direction): TextRun[] {
  const { levels } = bidi.getEmbeddingLevels(text, base);
  return reorder(levelRuns(text, levels)).map(({ start, end, level, script }) => {
    const direction = level % 2 === 1 ? 'rtl' : 'ltr';
    return { start, end, direction, script: script ?? (direction === 'rtl' ? 'Arab' : 'Zyyy') };
  });
}
