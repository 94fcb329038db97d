import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { listClasses } from '#shared/contracts/classes.ts';
import { listAllMarkSheets } from '#shared/contracts/mark-sheets.ts';
import type { ListedClass, TermMarks } from '#shared/model/listed-classes.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import type { Term } from '#shared/model/term.ts';
import type { Text } from '#frontend/i18n/message-id.ts';
import { textOfFailure } from '#frontend/lib/api/api-error.ts';
import { fetchClass, type ClassSummary } from '../../api/classes.ts';
import { markSheetsKey } from '../../api/mark-sheets.ts';
import { addMarksToRecord, type AddedWorkbook } from '../../api/marks-into-record.ts';
import { countOfTerm } from '#shared/record/merge/marks-of-workbook.ts';
import { useTyped } from '#frontend/lib/forms/use-typed.ts';
import { useProfile } from '#frontend/lib/resources/use-profile.ts';
import { termOn } from '#frontend/lib/school-season.ts';

/** How far the marks of a class have come on their way into its record. */
export type MarksProgress =
  | { readonly state: 'adding' }
  | { readonly state: 'failed'; readonly text: Text }
  | { readonly state: 'added'; readonly classId: string; readonly added: AddedWorkbook };

const isFilled = (term: TermMarks): boolean => {
  const { marks, remarks } = countOfTerm(term);
  return marks + remarks > 0;
};

/** The marks of a workbook's classes, and what the teacher decides about them. */
export type WorkbookMarks = ReturnType<typeof useWorkbookMarks>;

/**
 * @param classes as read from the file, each with the saved class that it matches
 * @param file the name of the file
 */
export const useWorkbookMarks = (
  classes: readonly { readonly read: ListedClass; readonly earlier: ClassSummary | undefined }[],
  file: string,
) => {
  const { mutate } = useSWRConfig();
  const [isWanted, want] = useState(true);
  const [isShown, setShown] = useState(false);
  const [term, setTerm] = useState<Term>(() => termOn(new Date()));
  const [isTried, setTried] = useState(false);
  const [progress, setProgress] = useState<ReadonlyMap<ListedClass, MarksProgress>>(new Map());

  const filled = classes.flatMap(({ read, earlier }) => {
    const terms = (read.terms ?? []).filter(isFilled);
    return terms.length > 0 ? [{ read, earlier, terms }] : [];
  });
  const terms = filled.flatMap((one) => one.terms);
  const asksSubject = filled.some(({ read, earlier }) => !(read.subject ?? earlier?.subject));
  const asksTerm = terms.some((one) => one.term === undefined);
  const needsLevel = filled.some(({ read }) => !read.level);
  const needsProfile = asksSubject || needsLevel;
  const { data: profile, error } = useProfile(needsProfile);
  const written = useTyped({ subject: profile?.subject ?? '' }, `workbook-marks.${file}`);
  const { subject } = written.values;
  const isMissing = asksSubject && subject.trim() === '';

  const report = (read: ListedClass, one: MarksProgress): void =>
    setProgress((before) => new Map([...before, [read, one]]));

  /** Adds the marks of a class to its record; a failure is shown with the class. */
  const add = async (read: ListedClass, saved: SavedClass | string): Promise<void> => {
    report(read, { state: 'adding' });
    try {
      const kept = typeof saved === 'string' ? await fetchClass(saved) : saved;
      const added = await addMarksToRecord(kept, read, {
        ...{ name: file, term, level: profile?.level },
        subject: read.subject ?? kept.subject ?? subject.trim(),
      });
      report(read, { state: 'added', classId: kept.id, added });
      written.forget();
      void mutate(markSheetsKey(kept.id));
      void mutate(listAllMarkSheets.id);
    } catch (error) {
      report(read, { state: 'failed', text: textOfFailure(error, 'workbookMarks.failed') });
      // The class may be gone.
      void mutate(listClasses.id);
    }
  };

  return {
    has: (read: ListedClass) => filled.some((one) => one.read === read),
    hasAny: filled.length > 0,
    /** Whether the teacher's subject and level, which the file does not say, are known or cannot be. */
    isReady: !needsProfile || profile !== undefined || error !== undefined,
    figures: terms
      .map(countOfTerm)
      .reduce(
        (sum, one) => ({ marks: sum.marks + one.marks, remarks: sum.remarks + one.remarks }),
        { marks: 0, remarks: 0 },
      ),
    /** The terms that the file names. */
    terms: [...new Set(terms.flatMap((one) => one.term ?? []))].toSorted(),
    ...{ asksSubject, asksTerm, isWanted, want, subject, term, setTerm },
    setSubject: (typed: string) => written.change('subject', typed),
    /** Whether the choice is on the screen, and how it says so; nothing is added before. */
    isShown,
    onShown: () => setShown(true),
    addsOnSaving: isWanted && isShown,
    /** Whether to show that the subject is missing. */
    isSubjectMissing: isTried && isMissing,
    /** Whether marks can be added now; if not, the missing subject is asked for. */
    canAdd: () => {
      setTried(true);
      return !isMissing;
    },
    progressOf: (read: ListedClass) => progress.get(read),
    add,
  };
};
