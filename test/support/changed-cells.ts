import { strFromU8, unzipSync } from 'fflate';

/** What two versions of a workbook differ in. */
export interface Difference {
  /** The parts that are not the same bytes. */
  readonly parts: readonly string[];
  /** The cells of these parts whose elements differ. */
  readonly cells: readonly string[];
  /** Whether these parts are the same once such cells and the sheet's dimension are left out. */
  readonly isRestSame: boolean;
}

const CELL = /<c r="([A-Z]+\d+)"[^>]*?(?:\/>|>.*?<\/c>)/gs;

const cellsOf = (xml: string): ReadonlyMap<string, string> =>
  new Map([...xml.matchAll(CELL)].map(([element, at = '']) => [at, element]));

/** Compares the bytes of a workbook with those of its filled copy. */
export function compareWorkbooks(before: Uint8Array, after: Uint8Array): Difference {
  const [old, filled] = [unzipSync(before), unzipSync(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(filled)])];
  const parts = names.filter(
    (name) => Buffer.compare(old[name] ?? Buffer.of(), filled[name] ?? Buffer.of()) !== 0,
  );
  const cells: string[] = [];
  const isSame = parts.map((part) => {
    const [one, other] = [old[part], filled[part]].map((bytes) => bytes && strFromU8(bytes));
    if (one === undefined || other === undefined) return false;
    const [earlier, later] = [cellsOf(one), cellsOf(other)];
    const changed = [...later.keys()].filter((at) => later.get(at) !== earlier.get(at));
    cells.push(...changed);
    const without = (xml: string): string =>
      xml
        .replace(CELL, (element, at: string) => (changed.includes(at) ? '' : element))
        .replace(/<dimension ref="[^"]*"\/>/, '')
        .replaceAll(/ spans="[^"]*"/g, '');
    return without(one) === without(other);
  });
  return {
    ...{ parts, cells },
    isRestSame: isSame.every(Boolean) && Object.keys(old).join() === Object.keys(filled).join(),
  };
}
