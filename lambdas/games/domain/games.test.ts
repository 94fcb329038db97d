import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gameImage, games } from './games.ts';

describe('the catalogue of games', () => {
  it('has each id once, fit for an address', () => {
    expect(new Set(games.map(({ id }) => id)).size).toBe(games.length);
    for (const { id } of games) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it.each(games)('describes $id in both languages', ({ name, description }) => {
    for (const { en, ar } of [name, description]) {
      expect(en).not.toMatch(/\p{Script=Arabic}/u);
      expect(ar).toMatch(/^[\p{Script=Arabic}\p{Script=Inherited}\s\p{P}]+$/u);
    }
  });

  it.each(games)('has a picture of $id on the site', ({ id }) => {
    expect(existsSync(`frontend/public${gameImage(id)}`)).toBe(true);
  });
});
