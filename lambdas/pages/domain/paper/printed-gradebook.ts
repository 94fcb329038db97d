import type {
  Gradebook,
  GradebookRow,
  ListedPupil,
  PageWarning,
  PictureBox,
} from '#shared/model/gradebook.ts';
import { limits } from '#shared/model/limits.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import type { PrintedMarks } from '#shared/paper/printed-sheet.ts';
import { cleanText, clipText } from '#shared/text/clean-text.ts';
import { seenOf } from '../../engines/page-reader/give-page.ts';
import type { GridMark, GridReading } from '../../engines/page-reader/paper/read-grid.ts';
import type { PlacedMark } from '../hand/seen-marks.ts';
import { toPictureBox } from '#shared/page/box.ts';

export interface ReadSheet {
  readonly sheet: PrintedMarks;
  readonly reading: GridReading;
  /** Where its page is in the picture that shows all of them, in pixels. */
  readonly place: { readonly left: number; readonly width: number; readonly height: number };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

type Kept = Pick<SavedClass, 'name' | 'pupils' | 'left'>;

/** The class as it is now; those who have left come after the others, because paper may still name them. */
function listOf({ pupils, left = [] }: Kept): ListedPupil[] {
  const listed = ({ id, fullName, registrationNumber }: Kept['pupils'][number]): ListedPupil => ({
    id,
    name: clipText(cleanText(fullName), limits.pupilNameLength),
    ...(registrationNumber !== undefined && {
      registrationNumber: clipText(cleanText(registrationNumber), limits.gradebookTextLength),
    }),
  });
  return [
    ...pupils.map(listed),
    ...left.map((pupil): ListedPupil => ({ ...listed(pupil), left: true })),
  ];
}

const isFilled = (marks: readonly GridMark[]): boolean => marks.some(({ text }) => text !== '');

const boxIn = ({ box }: GridMark, { place }: ReadSheet, picture: Size): PictureBox =>
  toPictureBox({
    left: (place.left + box.left * place.width) / picture.width,
    right: (place.left + box.right * place.width) / picture.width,
    top: (box.top * place.height) / picture.height,
    bottom: (box.bottom * place.height) / picture.height,
  });

/** What was seen of the marks of printed sheets whose pages are in one picture, if the teacher's hand is learnt. */
export const seenOnSheets = (read: readonly ReadSheet[], picture: Size): PlacedMark[] =>
  read.flatMap((sheet) =>
    sheet.reading.marks.flat().flatMap((mark) => {
      const seen = seenOf(mark.read);
      return seen ? [{ ...seen, box: boxIn(mark, sheet, picture) }] : [];
    }),
  );

/** Rows of the stored pupils in the order of the print, then the spare rows in which something is written. */
function rowsOf(
  read: ReadSheet,
  picture: Size,
  pupils: readonly ListedPupil[],
): Omit<GradebookRow, 'id'>[] {
  const { sheet, reading } = read;
  return reading.marks.flatMap((marks, index): Omit<GradebookRow, 'id'>[] => {
    const own = sheet.pupils[index];
    const pupil = pupils.findIndex(({ id }) => id !== undefined && id === own);
    if (own === undefined && !isFilled(marks)) return [];
    const cells = marks.map((mark) => ({
      text: clipText(mark.text, limits.gradebookTextLength),
      confidence: Math.round(mark.confidence * 100) / 100,
      box: boxIn(mark, read, picture),
    }));
    return [
      {
        ...(pupil >= 0 && { pupil }),
        cells: [{ text: pupils[pupil]?.name ?? '' }, ...cells],
      },
    ];
  });
}

const ARABIC = /\p{Script=Arabic}/u;

/**
 * The gradebook of printed sheets of one record. Class, subject, term, columns and pupils come from what was stored when
 * they were printed; only the marks were read.
 * @param picture the size of the picture that shows them
 * @returns undefined without a sheet
 */
export function printedGradebook(
  read: readonly ReadSheet[],
  picture: Size,
  kept: Kept,
  warnings: readonly PageWarning[],
): Gradebook | undefined {
  const [first] = read;
  if (!first) return undefined;
  const pupils = listOf(kept);
  const { classId, subject, term, columns } = first.sheet;
  const isArabic = pupils.some(({ name }) => ARABIC.test(name));
  return {
    language: isArabic ? 'ar' : 'en',
    digits: first.reading.script,
    title: clipText(cleanText(`${kept.name} · ${subject}`), limits.gradebookTextLength),
    columns: [
      { id: 'c0', kind: 'name', heading: isArabic ? 'الاسم واللقب' : 'Name' },
      ...columns.map(({ id, heading, scale, role }, index) => ({
        ...{ id: `c${index + 1}`, kind: 'mark' as const, heading, scale, recordColumn: id },
        ...(role ? { role } : { checked: true as const }),
      })),
    ],
    rows: read
      .flatMap((one) => rowsOf(one, picture, pupils))
      .slice(0, limits.gradebookRows)
      .toSorted((a, b) => (a.pupil ?? Infinity) - (b.pupil ?? Infinity))
      .map((row, index) => ({ ...row, id: `r${index + 1}` })),
    classList: { source: kept.name, sheet: kept.name, pupils, rightClass: true },
    record: { classId, subject, term },
    warnings: [...warnings],
  };
}
