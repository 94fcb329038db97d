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

it('recognises the order of a list from many badly read names together', () => {
  expect(offsetInList(read, names)).toBe(0);
  expect(offsetInList(read.slice(2), names)).toBe(2);
  expect(offsetInList(read, ['Abbas Rym', ...names, 'Zidane Lina'])).toBe(1);
});

it('does not accept another class, another order, a missing row or too few names', () => {
  const others = ['Amrani Lina', 'Brahimi Anis', 'Djebar Malek', 'Ferhat Nour', 'Hamdi Rayan'];
  const another = [...others, 'Khaled Nadir', 'Mansouri Lilia', 'Rahmani Adel', 'Saïdi Mehdi'];
  expect(offsetInList(read, another)).toBeUndefined();
  expect(offsetInList(read.toReversed(), names)).toBeUndefined();
  expect(offsetInList(read.toSpliced(6, 1), names)).toBeUndefined();
  expect(offsetInList(read.slice(0, 4), names)).toBeUndefined();
  expect(offsetInList([], [])).toBeUndefined();
});
