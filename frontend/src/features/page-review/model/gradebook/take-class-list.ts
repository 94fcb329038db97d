import { matchPupils } from '#shared/page/match-pupils.ts';
import { identityOf } from '#shared/page/row-identity.ts';
import type { ClassList } from '#shared/model/gradebook.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { unlinkPupil } from './edit-class-list.ts';
import type { Edit } from './edit-gradebook.ts';

/** A saved class as a class list. */
export const listOfClass = ({ name, pupils }: SavedClass): ClassList => ({
  source: name,
  sheet: name,
  pupils: pupils.map(({ fullName, registrationNumber }) => ({
    name: fullName,
    ...(registrationNumber !== undefined && { registrationNumber }),
  })),
});

/** Sets the class list, and assigns its pupils to the rows they certainly match. */
export const takeClassList =
  (classList: ClassList): Edit =>
  (book) => {
    const { classList: _, ...page } = book;
    const own = page.rows.filter(({ summary }) => !summary);
    const match = matchPupils(
      own.map((row) => identityOf(page, unlinkPupil(row))),
      classList.pupils,
    );
    const pupils = new Map(own.map((row, index) => [row, match[index]]));
    return {
      ...page,
      classList,
      rows: page.rows.map((row) => {
        const pupil = pupils.get(row);
        return { ...unlinkPupil(row), ...(pupil !== undefined && { pupil }) };
      }),
    };
  };
