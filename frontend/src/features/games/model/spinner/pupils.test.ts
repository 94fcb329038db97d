import { describe, expect, it } from 'vitest';
import { parsePupils } from './pupils.ts';

const names = (text: string) => parsePupils(text).pupils.map(({ name }) => name);

describe('parsePupils', () => {
  it('reads one name per line, with any line ending', () => {
    expect(names('Amina\r\nYacine\rLina\n\n  \nSofiane')).toEqual([
      'Amina',
      'Yacine',
      'Lina',
      'Sofiane',
    ]);
  });

  it('leaves out the numbers and bullets of copied lists', () => {
    expect(
      names('1. Amina\n2) Yacine\n03 - Lina\n٤. سارة\n• Karim\n- Nour\n7\tBENALI\tAmine'),
    ).toEqual(['Amina', 'Yacine', 'Lina', 'سارة', 'Karim', 'Nour', 'BENALI Amine']);
  });

  it('keeps digits that belong to a name', () => {
    expect(names('Team 4\n3ami Omar')).toEqual(['Team 4', '3ami Omar']);
  });

  it('drops invisible marks', () => {
    expect(names('\ufeff\u200fمريم\u202c')).toEqual(['مريم']);
  });

  it('numbers pupils of the same name', () => {
    expect(parsePupils('Amine\nSara\nAmine').pupils).toEqual([
      { id: 'Amine', name: 'Amine' },
      { id: 'Sara', name: 'Sara' },
      { id: 'Amine#2', name: 'Amine' },
    ]);
  });

  it('accepts 200 names and counts the rest', () => {
    const { pupils, left } = parsePupils(
      Array.from({ length: 203 }, (_, i) => `P${i}x`).join('\n'),
    );
    expect([pupils.length, left]).toEqual([200, 3]);
  });
});
