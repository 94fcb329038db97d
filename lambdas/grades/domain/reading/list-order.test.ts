import { expect, it } from 'vitest';
import { offsetInList } from './list-order.ts';

const names = [
  'Aït Ahmed Amina',
  'Belkacem Walid',
  'Benali Yacine',
  'Bouzid Karim',
  'Chérif Zohra',
  'Derradji Meriem',
  'Guendouz Hadjer',
  'Kaci Omar',
  'Lamouri Ayoub',
  'Mérabet Inès',
  'Rahal Tarek',
  'Saâdi Rania',
  'Talbi Noé',
  'Toumi Sara',
];
/** A few letters of each name, as hasty handwriting is read. */
const read =
  'Amna,elk Walid,Yacre,Bousid,Cherf,Meriew,Hadier,Kac,Ayou,,Tarck,Rana,Tolbi,Saro'.split(',');

it('is told by names that are hardly read, all together', () => {
  expect(offsetInList(read, names)).toBe(0);
  expect(offsetInList(read.slice(2), names)).toBe(2);
  expect(offsetInList(read, ['Abbas Rym', ...names, 'Zidane Lina'])).toBe(1);
});

it('is not told by names of another class, in another order, with a row lost among them, or too few', () => {
  const others = ['Amrani Lina', 'Brahimi Anis', 'Djebar Malek', 'Ferhat Nour', 'Hamdi Rayan'];
  const another = [...others, 'Khaled Nadir', 'Mansouri Lilia', 'Rahmani Adel', 'Saïdi Mehdi'];
  expect(offsetInList(read, another)).toBeUndefined();
  expect(offsetInList(read.toReversed(), names)).toBeUndefined();
  expect(offsetInList(read.toSpliced(6, 1), names)).toBeUndefined();
  expect(offsetInList(read.slice(0, 4), names)).toBeUndefined();
  expect(offsetInList([], [])).toBeUndefined();
});
