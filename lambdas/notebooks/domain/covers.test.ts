import { describe, expect, it } from 'vitest';
import { coverKey, covers, thumbnailKey } from './covers.ts';

describe('the list of covers', () => {
  it('has enough covers, each with a unique id that fits in an address', () => {
    expect(covers.length).toBeGreaterThanOrEqual(14);
    expect(new Set(covers.map(({ id }) => id)).size).toBe(covers.length);
    for (const { id } of covers) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it.each(covers)('names $id in both languages', ({ title }) => {
    expect(title.en).toMatch(/^[A-Z][a-z ]+$/);
    expect(title.ar).toMatch(/^[\p{Script=Arabic}\p{Script=Inherited} ]+$/u);
  });

  it('keeps a cover and its small picture side by side', () => {
    expect(coverKey('iqra')).toBe('covers/iqra.jpg');
    expect(thumbnailKey('iqra')).toBe('covers/iqra.thumb.jpg');
  });
});
