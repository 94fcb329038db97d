import type { PrintedTests } from '#shared/contracts/answers-documents.ts';
import type { Read } from '#frontend/lib/api/read-response.ts';

export interface Pile {
  readonly draft: string;
  readonly classId: string;
  readonly title: string;
  readonly className: string;
}

/** What a number in the corner marks means. */
export interface KnownSheet {
  readonly pile: Pile;
  /** Whose it is; missing on a spare sheet. */
  readonly pupil?: { readonly id: string; readonly name: string };
}

export interface KnownSheets {
  readonly byNumber: ReadonlyMap<number, KnownSheet>;
  readonly expected: (pile: Pile) => readonly { readonly id: string; readonly name: string }[];
}

export const isSamePile = (one: Pile | undefined, other: Pile | undefined): boolean =>
  one?.draft === other?.draft && one?.classId === other?.classId;

export function knownSheets({ tests, classes }: Read<PrintedTests>): KnownSheets {
  const byNumber = new Map<number, KnownSheet>();
  const ofClass = new Map(classes.map((one) => [one.id, one]));
  const printed = new Map<string, Set<string>>();
  for (const { draft, classId, title, sheets } of tests) {
    const own = ofClass.get(classId);
    const pile = { draft, classId, title, className: own?.name ?? '' };
    const names = new Map(own?.pupils.map(({ id, fullName }) => [id, fullName]));
    printed.set(`${draft} ${classId}`, new Set(sheets.flatMap(({ pupil }) => pupil ?? [])));
    for (const { number, pupil } of sheets) {
      const whose =
        pupil === undefined ? {} : { pupil: { id: pupil, name: names.get(pupil) ?? '' } };
      byNumber.set(number, { pile, ...whose });
    }
  }
  return {
    byNumber,
    expected: ({ draft, classId }) => {
      const ids = printed.get(`${draft} ${classId}`);
      return (ofClass.get(classId)?.pupils ?? []).flatMap(({ id, fullName, hasLeft }) =>
        ids?.has(id) && !hasLeft ? [{ id, name: fullName }] : [],
      );
    },
  };
}
