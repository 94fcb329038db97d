import { describe, expect, it } from 'vitest';
import { coversToShow } from './covers-to-show.ts';

const cover = (id: string, en: string, ar: string) => ({
  key: id,
  title: en,
  titles: { en, ar },
});
const plain = Array.from({ length: 10 }, (_, index) => cover(`plain-${index}`, '', ''));
const arabic = cover('arabic', 'Arabic language', 'اللغة العربية');
const physics = cover('physics', 'Physics', 'العلوم الفيزيائية');
const library = [...plain, arabic, physics];

const keys = (subject: string, chosen = undefined as (typeof library)[number] | undefined) =>
  coversToShow(library, subject, chosen).map(({ key }) => key);

describe('the covers that the form shows', () => {
  it('begin with the teacher’s subject, whichever language names it', () => {
    expect(keys('العُلوم الفيزيائيّة والتكنولوجيا')[0]).toBe('physics');
    expect(keys('physics')[0]).toBe('physics');
    expect(keys('physics')).toHaveLength(8);
  });

  it('keep the library’s order for a subject that only shares a word', () => {
    expect(keys('اللغة الفرنسية')).toEqual(plain.slice(0, 8).map(({ key }) => key));
    expect(keys('')).toEqual(plain.slice(0, 8).map(({ key }) => key));
  });

  it('include the chosen cover', () => {
    expect(keys('', arabic)).toEqual([...plain.slice(0, 7).map(({ key }) => key), 'arabic']);
    expect(keys('', plain[2])).toEqual(plain.slice(0, 8).map(({ key }) => key));
  });
});
