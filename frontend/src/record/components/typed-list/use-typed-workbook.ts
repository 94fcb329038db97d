import { useMemo } from 'react';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { useTyped, type Typed } from '#frontend/lib/forms/use-typed.ts';
import { useTypedList } from '#frontend/lib/workbook/use-workbook.ts';
import { readingOf, useReadingChoices, type ReadLists } from '../classes/use-chosen-workbook.ts';

type Fields = Readonly<Record<'className' | 'names', string>>;

/** A list that a teacher types or pastes, read as files are. */
export interface TypedWorkbook extends ReadLists {
  readonly form: Typed<Fields>;
  /** There are pupils, and neither the teacher nor the list has named their class. */
  readonly needsName: boolean;
}

const EMPTY: Fields = { className: '', names: '' };

/** What is typed stays in this tab until it is saved. */
export const useTypedWorkbook = (): TypedWorkbook => {
  const sheet = useMessage()('typed.sheet');
  const form = useTyped(EMPTY, 'typed-list');
  const { className, names } = form.values;
  const { reset: _, ...made } = useReadingChoices();
  const { choices } = made;
  const asked = useMemo(() => {
    if (names.trim() === '') return undefined;
    return { list: { name: sheet, text: names, className: className.trim() }, choices };
  }, [sheet, names, className, choices]);
  const { answer, isOutdated } = useTypedList(asked);
  const read = readingOf(answer);
  const needsName = read.classes.some(({ name }) => name === sheet);
  return {
    ...{ ...read, ...made, isOutdated, form, needsName, file: undefined, name: '' },
    classes: needsName ? [] : read.classes,
    sheets: answer && 'reading' in answer ? answer.sheets : undefined,
  };
};
