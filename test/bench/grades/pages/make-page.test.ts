import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { averagePresets } from '#shared/record/averages/average-presets.ts';
import { scaleOf, workOutAverage } from '#shared/record/averages/averages.ts';
import { markValue, parseMark } from '#shared/record/marks/parse-mark.ts';
import { fontSets, type FontName, type SheetSet } from './fonts.ts';
import { cornersInPicture, makePage } from './make-page.ts';
import { vocabularies } from './vocabulary.ts';

const small = { textHeight: 12, pupilCount: 5 } as const;
const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe('a page made from a seed', () => {
  it('is the same each time, and another seed gives another page', async () => {
    const [page, again, other] = await Promise.all([7, 7, 8].map((seed) => makePage(seed, small)));
    expect(digest(again!.image)).toBe(digest(page!.image));
    expect(again!.truth).toEqual(page!.truth);
    expect(digest(other!.image)).not.toBe(digest(page!.image));
  });

  it('follows the given options', async () => {
    const asked = {
      language: 'ar',
      digits: 'arabic-indic',
      style: 'hand',
      capture: 'photo',
    } as const;
    const { image, contentType, truth } = await makePage(3, { ...small, ...asked });
    const { format, width, height } = await sharp(image).metadata();
    expect({ contentType, format, picture: { width, height } }).toEqual({
      contentType: 'image/jpeg',
      format: 'jpeg',
      picture: truth.picture,
    });
    expect(truth.options).toMatchObject({ ...small, ...asked });
    const marks = truth.rows.flatMap(({ cells }) =>
      cells.filter((_, index) => truth.columns[index]?.kind === 'mark').map(({ text }) => text),
    );
    expect(marks.join('')).not.toMatch(/[0-9]/);
    expect(marks.map((text) => parseMark(text).kind)).not.toContain('unreadable');
  });

  it.each(['scan', 'photo'] as const)('records where a cell is in a %s', async (capture) => {
    const { image, truth } = await makePage(11, {
      ...small,
      capture,
      style: 'print',
      ruling: 'none',
    });
    const name = truth.columns.findIndex(({ kind }) => kind === 'name');
    const corners = cornersInPicture(truth, truth.cellBoxes[2]![name]!);
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    const [left, top] = [Math.round(Math.min(...xs)), Math.round(Math.min(...ys))];
    const { channels } = await sharp(image)
      .extract({
        left,
        top,
        width: Math.round(Math.max(...xs)) - left,
        height: Math.round(Math.max(...ys)) - top,
      })
      .greyscale()
      .stats();
    // The darkest pixels of a name are ink, and most of its cell is paper.
    expect(channels[0]!.min).toBeLessThan(channels[0]!.mean * 0.6);
  });

  it('has averages that follow from its marks', async () => {
    const pages = await Promise.all([21, 22, 23, 24].map((seed) => makePage(seed, small)));
    const withAverages = pages.filter(({ truth }) =>
      truth.columns.some(({ kind }) => kind === 'average'),
    );
    expect(withAverages).not.toHaveLength(0);
    for (const { truth } of withAverages) {
      const index = truth.columns.findIndex(({ kind }) => kind === 'average');
      const rows = truth.rows.filter(({ summary }) => !summary);
      const scale = scaleOf(truth.columns[index]!);
      const fits = averagePresets.some((rule) =>
        rows.every((row) => {
          const worked = workOutAverage(rule, truth.columns, row);
          const written = markValue(row.cells[index]!.text, scale);
          if ('missing' in worked || written === undefined) return true;
          return Math.abs((worked.exact * scale) / worked.scale - written) < 0.0051;
        }),
      );
      expect(fits).toBe(true);
    }
  });
});

it('development and held-out pages share no font and no heading', () => {
  const fontsOf = (set: SheetSet): FontName[] => {
    const { print, hand } = fontSets[set];
    return [print, hand].flatMap(({ latin, arabic, indic }) => [...latin, ...arabic, ...indic]);
  };
  expect(fontsOf('heldOut').filter((font) => fontsOf('development').includes(font))).toEqual([]);

  const headingsOf = (set: SheetSet) =>
    Object.values(vocabularies[set]).flatMap(({ columns, marks, titles, summaries }) => [
      ...Object.values(columns).flat(),
      ...Object.values(marks).flat(),
      ...titles,
      ...summaries,
    ]);
  const held = headingsOf('heldOut');
  expect(held.filter((heading) => headingsOf('development').includes(heading))).toEqual([]);
});
