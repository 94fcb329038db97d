import { expect, it } from 'vitest';
import { isCredible, paragraphsOfPage } from './page-lines.ts';

const piece = (text: string, x: number, y: number, width = text.length * 5, height = 10) => ({
  ...{ text, x, y, width, height },
});

it('lines that follow closely are a paragraph, and a divided word is whole again', () => {
  const page = [
    piece('The water cycle', 50, 780, 150, 16),
    piece('Water rises from the sea as vapour and con-', 50, 740, 300),
    piece('denses in the cold air. Rain', 50, 727, 290),
    piece('falls.', 50, 714, 40),
    piece('Rivers carry it back.', 50, 701, 150),
    piece('• ice', 50, 688, 40),
    piece('• snow', 50, 675, 40),
  ];
  expect(paragraphsOfPage(page)).toEqual([
    'The water cycle',
    'Water rises from the sea as vapour and condenses in the cold air. Rain falls.',
    'Rivers carry it back.',
    '• ice',
    '• snow',
  ]);
});

it('a line in Arabic is read from the right, whatever the order of its pieces', () => {
  const pieces = [
    piece('من البحار', 100, 700, 60),
    piece('يتبخر الماء', 165, 700, 60),
    piece('سنة', 75, 700, 20),
    piece('12 km', 40, 700, 30),
  ];
  expect(paragraphsOfPage(pieces)).toEqual(['يتبخر الماء من البحار سنة 12 km']);
});

it('columns stay apart', () => {
  const page = [
    piece('Left one', 50, 700, 150),
    piece('left two', 50, 687, 150),
    piece('Right one', 300, 700, 150),
    piece('right two', 300, 687, 150),
  ];
  expect(paragraphsOfPage(page)).toEqual(['Left one left two', 'Right one right two']);
});

it('a text of unknown letters, or of words from left to right, is not credible', () => {
  expect(isCredible('يتبخر الماء من البحار والأنهار، ثم يتكاثف في الهواء البارد.')).toBe(true);
  expect(isCredible('L’eau s’évapore. 12')).toBe(true);
  expect(isCredible('')).toBe(true);
  expect(isCredible('\ue001\ue002\ue003 \ue004\ue005')).toBe(false);
  const text = 'المدرسة الكبيرة في المدينة القديمة قرب الساحة والحديقة الجميلة';
  expect(isCredible(text)).toBe(true);
  expect(isCredible([...text].toReversed().join(''))).toBe(false);
});
