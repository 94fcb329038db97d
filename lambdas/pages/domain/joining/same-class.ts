import { classQuestion } from '#shared/page/other-class.ts';
import { foldName, nameLikeness } from '#shared/record/names/name-likeness.ts';
import type { Gradebook, PageMisfit } from '#shared/model/gradebook.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { headingOf } from '../page-heading.ts';
import { pupilRows } from './place-rows.ts';

/** Likeness (0 to 1) of subjects that differ by misread letters alone. */
const SAME_SUBJECT = 0.7;

/** Whether the page's pupils are those of another class list. */
export function isOtherList(book: Gradebook, page: Gradebook): boolean {
  const [own, other] = [book.classList, page.classList];
  const isOther =
    own &&
    other &&
    (own.sheet !== other.sheet ||
      own.source !== other.source ||
      // The class was changed between the readings of two printed sheets, so pupils have other places.
      own.pupils.some(({ id }, at) => id && other.pupils[at]?.id && id !== other.pupils[at].id));
  return isOther || (classQuestion(page) !== undefined && !classQuestion(book));
}

/** Why a page belongs to other marks by what is above its table. */
export function otherHeading(book: Gradebook, page: Gradebook): PageMisfit | undefined {
  const [own, other] = [headingOf(book), headingOf(page)];
  const areListed = book.classList && page.classList;
  if (!areListed && own.className && other.className) {
    if (foldText(own.className) !== foldText(other.className)) return 'other-class';
  }
  if (own.subject && other.subject) {
    const likeness = nameLikeness(foldName(own.subject), foldName(other.subject));
    if (likeness < SAME_SUBJECT) return 'other-subject';
  }
  return own.term !== undefined && other.term !== undefined && own.term !== other.term
    ? 'other-term'
    : undefined;
}

/** Whether class list or title show that both pages are of one class. */
export function isSameClass(book: Gradebook, page: Gradebook): boolean {
  if (book.classList && page.classList)
    return pupilRows(page).some(({ pupil }) => pupil !== undefined);
  const [own, other] = [headingOf(book).className, headingOf(page).className];
  return own !== undefined && other !== undefined && foldText(own) === foldText(other);
}
