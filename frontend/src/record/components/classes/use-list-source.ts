import { useState } from 'react';
import { useChosenWorkbook, type ChosenWorkbook, type ReadLists } from './use-chosen-workbook.ts';
import { useTypedWorkbook, type TypedWorkbook } from '../typed-list/use-typed-workbook.ts';

export type ListSource = 'file' | 'list';

/** Class lists from a file or from the keyboard; what was begun in one stays while the other is shown. */
export interface ListSources {
  readonly source: ListSource;
  readonly choose: (source: ListSource) => void;
  readonly file: ChosenWorkbook;
  readonly list: TypedWorkbook;
  /** The one that is shown. */
  readonly shown: ReadLists;
  /** Called when a class of it was saved: what was typed is not offered again. */
  readonly onKept: () => void;
}

export const useListSource = (initial: ListSource = 'file'): ListSources => {
  const [source, choose] = useState(initial);
  const file = useChosenWorkbook();
  const list = useTypedWorkbook();
  return {
    ...{ source, choose, file, list, shown: source === 'file' ? file : list },
    onKept: () => source === 'list' && list.form.forget(),
  };
};
