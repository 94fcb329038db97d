import type { SchoolLevel } from '../model/profile.ts';
import { foldText } from '../text/fold-text.ts';
import type { MarkColumn } from './mark-columns.ts';

/** Mark columns that only one level's ministry workbook has; folded. */
const OWN: readonly (readonly [SchoolLevel, RegExp])[] = [
  ['Primary', /محفوظات|تعبير والتواصل|انتاج الكتابي/u],
  ['Secondary', /اعمال تطبيقيه|معدل الفروض/u],
  ['Middle', /تقويم النشاطات/u],
];
const PRIMARY_SCALE = 10;

/** The level whose mark columns these are in the ministry's workbooks. */
export function levelOfMarks(columns: readonly MarkColumn[]): SchoolLevel | undefined {
  const headings = columns.map(({ heading }) => foldText(heading)).join('\n');
  const own = OWN.find(([, shape]) => shape.test(headings))?.[0];
  const scales = columns.flatMap(({ scale }) => scale ?? []);
  const isPrimary = scales.length > 1 && scales.every((scale) => scale === PRIMARY_SCALE);
  return own ?? (isPrimary ? 'Primary' : undefined);
}
