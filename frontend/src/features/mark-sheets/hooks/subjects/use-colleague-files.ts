import { useMemo, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import * as z from 'zod/mini';
import { versionTag } from '#shared/contracts/endpoint.ts';
import { listAllMarkSheets, listMarkSheets } from '#shared/contracts/mark-sheets.ts';
import type { ClassChoice, ReadingChoices } from '#shared/model/reading-choices.ts';
import { schoolLevel } from '#shared/model/profile.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { terms } from '#shared/model/term.ts';
import { foldText } from '#shared/text/fold-text.ts';
import type { Text } from '#frontend/i18n/message-id.ts';
import { ApiError, textOfFailure } from '#frontend/lib/api/api-error.ts';
import { call } from '#frontend/lib/api/client.ts';
import { useProfile } from '#frontend/lib/resources/use-profile.ts';
import { hasFailed, useResource } from '#frontend/lib/resources/use-resource.ts';
import type { WorkbookAnswer } from '#frontend/lib/workbook/workbook-answer.ts';
import { addMarksToSheet, type AddedMarks } from '#frontend/record/api/add-marks.ts';
import { fetchClass, isGone, useClasses } from '#frontend/record/api/classes.ts';
import { markSheetDocuments, sheetDocumentId } from '#frontend/record/api/mark-sheet-documents.ts';
import { markSheetsKey } from '#frontend/record/api/mark-sheets.ts';
import {
  planSubjects,
  sheetKey,
  subjectsIn,
  targetsOf,
  underOneName,
  wantedIn,
  type Choices,
  type FoundSubject,
  type PlannedSubject,
  type SeenSheet,
  type SubjectChoice,
} from '../../model/subjects/found-subjects.ts';

/** A file that a colleague gave, and what was read of it. */
export interface ColleagueFile {
  readonly id: number;
  readonly file: File;
  readonly choices: ReadingChoices;
  /** Undefined while it is read. */
  readonly answer: WorkbookAnswer | undefined;
}

/** What became of a subject that was added. */
export type SubjectProgress =
  | { readonly state: 'adding' }
  | { readonly state: 'added'; readonly added: AddedMarks }
  | { readonly state: 'failed'; readonly text: Text };

/** Reads the classes of a file in a worker, on the device. Never rejects. */
const readClasses = async (file: File, choices: ReadingChoices): Promise<WorkbookAnswer> => {
  try {
    const { openWorkbook } = await import('#frontend/lib/workbook/open-workbook.ts');
    return await new Promise<WorkbookAnswer>((resolve) => {
      const opened = openWorkbook(file, (answer) => {
        resolve(answer);
        opened.close();
      });
      opened.read(choices);
    });
  } catch {
    return { refused: 'spreadsheet-damaged', params: {} };
  }
};

const isSameFile = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

const NONE: readonly never[] = [];
const noSheet: SeenSheet = { content: undefined, seen: '' };

/** None if the class was deleted meanwhile. */
const loadClass = async (id: string): Promise<readonly SavedClass[]> => {
  try {
    return [await fetchClass(id)];
  } catch (error) {
    if (isGone(error)) return NONE;
    throw error;
  }
};

/** The teacher's classes with the names that the files have, the one that is looked at first; alone if others fail. */
const useNamedClasses = (here: SavedClass, names: ReadonlySet<string>) => {
  const all = useClasses(names.size > 0);
  const ids = all.data?.flatMap(({ id, name }) =>
    id !== here.id && names.has(foldText(name)) ? [id] : [],
  );
  const others = useResource(
    ids && ids.length > 0 ? `named-classes/${ids.join(' ')}` : null,
    async () => (await Promise.all((ids ?? []).map(loadClass))).flat(),
  );
  const error = [all, others].find(hasFailed)?.error;
  const isReady = ids !== undefined && (ids.length === 0 || others.data !== undefined);
  const classes = useMemo(() => [here, ...(others.data ?? [])], [here, others.data]);
  return {
    classes: isReady || error !== undefined ? classes : undefined,
    error,
    reload: () => Promise.all([all.mutate(), others.mutate()]),
  };
};

/** The mark sheets of classes, by the names of `sheetKey`; in a list, because two maps are one answer for resources. */
const listSheets = async (classIds: readonly string[]) => {
  const lists = await Promise.all(
    classIds.map(async (classId) =>
      (await call(listMarkSheets, { params: { classId } })).flatMap(({ id, subject, term: of }) => {
        const term = terms.find((one) => one === of);
        if (!term) return [];
        return [[sheetKey(classId, subject, term), sheetDocumentId(classId, id)] as const];
      }),
    ),
  );
  return lists.flat();
};

const loadSheet = async (id: string): Promise<readonly [string, SeenSheet]> => {
  const { document } = await markSheetDocuments.load(id);
  return [id, { content: document?.content, seen: document ? versionTag(document) : '' }];
};

/** The sheets that the subjects go into, with their marks. */
const useSeenSheets = (found: readonly FoundSubject[], choices: Choices) => {
  const classIds = [...new Set(found.flatMap(({ place }) => place?.kept.id ?? []))].sort();
  const { data: listed, ...lists } = useResource(
    classIds.length > 0 ? `sheets-of-classes/${classIds.join(' ')}` : null,
    () => listSheets(classIds),
  );
  const known = useMemo(() => listed && new Map(listed), [listed]);
  const wanted = useMemo(() => targetsOf(found, choices), [found, choices]);
  const ids = wanted.flatMap((key) => known?.get(key) ?? []);
  const { data: loaded, ...documents } = useResource(
    ids.length > 0 ? `seen-sheets/${ids.join(' ')}` : null,
    () => Promise.all(ids.map(loadSheet)),
  );
  const sheets = useMemo(() => {
    const seen = new Map(loaded);
    const sheetOf = (id: string | undefined) => (id === undefined ? noSheet : seen.get(id));
    return new Map(
      known &&
        wanted.flatMap((key) => {
          const sheet = sheetOf(known.get(key));
          return sheet ? [[key, sheet] as const] : [];
        }),
    );
  }, [known, loaded, wanted]);
  return {
    sheets,
    error: lists.error ?? documents.error,
    reload: () => Promise.all([lists.mutate(), documents.mutate()]),
  };
};

/**
 * Reads the files of colleagues, says what they would change, and adds what the teacher wants.
 * @param subjects of the class, as it names them
 */
export const useColleagueFiles = (here: SavedClass, subjects: readonly string[]) => {
  const { mutate } = useSWRConfig();
  const { data: profile } = useProfile();
  const [files, setFiles] = useState<readonly ColleagueFile[]>([]);
  const [choices, setChoices] = useState<Choices>(new Map());
  const [progress, setProgress] = useState<ReadonlyMap<string, SubjectProgress>>(new Map());
  const [busy, setBusy] = useState(false);
  const [hasChanged, setHasChanged] = useState(false);
  /** One after the other, because each holds a whole workbook. */
  const reading = useRef(Promise.resolve());
  const ids = useRef(0);

  const read = (id: number, file: File, choice: ReadingChoices): void => {
    reading.current = reading.current.then(async () => {
      const answer = await readClasses(file, choice);
      setFiles((before) =>
        before.map((one) => (one.id === id && one.choices === choice ? { ...one, answer } : one)),
      );
    });
  };
  const listed = useMemo(
    () =>
      files.map(({ id, file, answer }) => ({
        ...{ id, name: file.name },
        classes: answer && 'reading' in answer ? answer.reading.listed.classes : NONE,
      })),
    [files],
  );
  const names = new Set(listed.flatMap((one) => one.classes.map(({ name }) => foldText(name))));
  const { classes, ...named } = useNamedClasses(here, names);
  const found = useMemo(
    () =>
      underOneName(
        classes ? listed.flatMap((one) => subjectsIn(one, one.classes, classes)) : NONE,
        new Map([[here.id, subjects]]),
      ),
    [listed, classes, here.id, subjects],
  );
  const { sheets, ...seenSheets } = useSeenSheets(found, choices);
  const level = z.safeParse(schoolLevel, profile?.level).data;
  const planned = useMemo(
    () => planSubjects(found, choices, sheets, level, new Date()),
    [found, choices, sheets, level],
  );
  const isAdded = ({ key }: PlannedSubject): boolean => progress.get(key)?.state === 'added';
  const wanted = wantedIn(planned).filter((one) => !isAdded(one));

  /** Adds a subject; a second one of the same sheet follows the first. Stale: the sheet is no more as it was shown. */
  const add = async (one: PlannedSubject): Promise<'added' | 'stale' | 'failed'> => {
    const { key, place, subject, term, call: marks } = one;
    if (!place || !marks || term === undefined) return 'stale';
    const report = (state: SubjectProgress): void =>
      setProgress((before) => new Map(before).set(key, state));
    report({ state: 'adding' });
    try {
      const seen = one.seen === undefined ? {} : { seen: one.seen };
      const added = await addMarksToSheet(place.kept.id, {
        ...{ subject: subject.trim(), term, ...marks, ...seen },
      });
      report({ state: 'added', added });
      return 'added';
    } catch (failure) {
      const isStale = failure instanceof ApiError && failure.code === 'precondition-failed';
      if (isStale) setProgress((before) => new Map([...before].filter(([other]) => other !== key)));
      else report({ state: 'failed', text: textOfFailure(failure, 'subjects.filesFailed') });
      return isStale ? 'stale' : 'failed';
    }
  };

  return {
    ...{ files, planned, wanted, progress, busy, hasChanged },
    hasAllClasses: named.error === undefined,
    error: named.error ?? seenSheets.error,
    reload: () => Promise.all([named.reload(), seenSheets.reload()]),
    isReading: files.some(({ answer }) => !answer) || (names.size > 0 && !classes),
    choose: (chosen: readonly File[]): void => {
      const fresh = chosen.filter(
        (file, at) =>
          !files.some((one) => isSameFile(one.file, file)) &&
          chosen.findIndex((other) => isSameFile(other, file)) === at,
      );
      const added = fresh.map((file): ColleagueFile => {
        ids.current += 1;
        return { id: ids.current, file, choices: [], answer: undefined };
      });
      setFiles((before) => [...before, ...added]);
      for (const one of added) read(one.id, one.file, one.choices);
    },
    /** Answers what a file asks. */
    decide: ({ id, file, choices: earlier }: ColleagueFile, choice: ClassChoice): void => {
      const next = [...earlier.filter(({ sheet }) => sheet !== choice.sheet), choice];
      setFiles((before) =>
        before.map((one) => (one.id === id ? { ...one, choices: next, answer: undefined } : one)),
      );
      read(id, file, next);
    },
    change: (key: string, part: Partial<SubjectChoice>): void =>
      setChoices((before) => new Map(before).set(key, { ...before.get(key), ...part })),
    /** @returns how many subjects were added, if all that are wanted were */
    addAll: async (): Promise<number | undefined> => {
      setBusy(true);
      setHasChanged(false);
      const outcomes: Awaited<ReturnType<typeof add>>[] = [];
      for (const one of wanted) outcomes.push(await add(one));
      setHasChanged(outcomes.includes('stale'));
      await Promise.all([
        ...[...new Set(wanted.flatMap(({ place }) => place?.kept.id ?? []))].map((id) =>
          mutate(markSheetsKey(id)),
        ),
        mutate(listAllMarkSheets.id),
        mutate((key) => typeof key === 'string' && key.startsWith(`${markSheetDocuments.id}/`)),
        seenSheets.reload(),
      ]).catch(() => undefined);
      setBusy(false);
      return outcomes.every((one) => one === 'added') ? wanted.length : undefined;
    },
  };
};

export type ColleagueFiles = ReturnType<typeof useColleagueFiles>;
