import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDate } from './date-cell.ts';

describe('a date in a cell', () => {
  it.each([
    ['12/03/2011', '2011-03-12'],
    ['2011-03-12', '2011-03-12'],
    ['2011/3/2', '2011-03-02'],
    ['2011-03-12T00:00:00.000Z', '2011-03-12'],
    ['12-3-2011', '2011-03-12'],
    ['12.03.11', '2011-03-12'],
    ['١٢/٠٣/٢٠١١', '2011-03-12'],
    ['٢٠١١-٠٣-١٢', '2011-03-12'],
    ['۱۲/۰۳/۲۰۱۱', '2011-03-12'],
    ['\u200f12\u200f/03/2011', '2011-03-12'],
    ['03/25/2011', '2011-03-25'],
    ['12/03/2011 بالجزائر', '2011-03-12'],
    ['12 مارس 2011', '2011-03-12'],
    ['1 أوت 2012', '2012-08-01'],
    ['12 août 2011', '2011-08-12'],
    ['12 sept. 2012', '2012-09-12'],
    ['12-sept-12', '2012-09-12'],
    ['1er janv. 2013', '2013-01-01'],
    ['né le 3 déc. 2011 à Oran', '2011-12-03'],
    ['Sept 12, 2012', '2012-09-12'],
    ['12th of', undefined],
    ['12th Aug 2012', '2012-08-12'],
    ['12 يناير 2012', '2012-01-12'],
    ['١٢ يناير ٢٠١٢', '2012-01-12'],
    ['5 كانون الثاني 2012', '2012-01-05'],
    ['5 آب 2012', '2012-08-05'],
    ['7 تشرين الأول 2011', '2011-10-07'],
    ['12th of Sept 2012', '2012-09-12'],
    ['2012-Sep-12', '2012-09-12'],
    ['12 غشت 2012', '2012-08-12'],
    ['12 يوليوز 2012', '2012-07-12'],
    ['12 من شهر مارس 2012', '2012-03-12'],
    ['12 ك2 2012', '2012-01-12'],
    ['31 feb 2012', undefined],
    ['12 يناير', undefined],
    ['29/02/2012', '2012-02-29'],
    ['29/02/2011', undefined],
    ['00/00/2011', undefined],
    ['31/31/2011', undefined],
    ['خلال 2011', undefined],
    ['12/03', undefined],
    ['12/03/20111', undefined],
    ['1/1/3011', undefined],
    ['', undefined],
  ])('is read from %s', (text, date) => {
    expect(readDate(text)).toBe(date);
  });

  it('is read from serial numbers of both epochs, at any time of day', () => {
    expect(readDate(40_614)).toBe('2011-03-12');
    expect(readDate(40_614.75)).toBe('2011-03-12');
    expect(readDate(40_614 - 1462, true)).toBe('2011-03-12');
    for (const number of [0, -5, 0.5, 2011e7, Number.MAX_VALUE]) {
      expect(readDate(number)).toBeUndefined();
    }
    expect(readDate(undefined)).toBeUndefined();
  });

  it('is read for every day in every spelling', () => {
    const days = fc.date({
      min: new Date('1990-01-01'),
      max: new Date('2049-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, (day) => {
        const iso = day.toISOString().slice(0, 10);
        const slashed = iso.split('-').toReversed().join('/');
        expect(readDate(iso)).toBe(iso);
        expect(readDate(slashed)).toBe(iso);
        expect(readDate(Date.parse(iso) / 86_400_000 + 25_569)).toBe(iso);
      }),
    );
  });
});
