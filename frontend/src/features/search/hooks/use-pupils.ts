import { useMemo, useState } from 'react';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { sortedByName } from '#shared/text/name-order.ts';
import { pupilPath } from '#frontend/lib/class-paths.ts';
import { classYears } from '#frontend/record/model/classes/class-years.ts';
import { fetchClass, useClasses, type ClassSummary } from '#frontend/record/api/classes.ts';
import { useAllMarkSheets } from '#frontend/record/api/mark-sheets.ts';
import { nameOfClass } from '#frontend/record/model/classes/name-of-class.ts';
import { useResource } from '#frontend/lib/resources/use-resource.ts';
import type { Entry } from '../model/find-entries.ts';

/** The classes that can be fetched; without a network, those that the device has. */
const fetchAll = async (classes: readonly ClassSummary[]): Promise<SavedClass[]> =>
  (await Promise.allSettled(classes.map(({ id }) => fetchClass(id)))).flatMap((answer) =>
    answer.status === 'fulfilled' ? answer.value : [],
  );

const isName = (typed: string): boolean => /\p{L}{2}/u.test(foldText(typed));

interface Pupils {
  readonly entries: readonly Entry[];
  readonly isLoading: boolean;
}

/** The pupils of this school year's classes, once for each opening. A class that is fetched counts as used. */
export const usePupils = (typed: string): Pupils => {
  const [isWanted, setWanted] = useState(false);
  if (!isWanted && isName(typed)) setWanted(true);
  const { data: classes } = useClasses();
  const sheets = useAllMarkSheets();
  const isReady = isWanted && classes !== undefined && !sheets.isLoading;
  const { data, isLoading } = useResource(
    isReady ? 'search/pupils' : null,
    () => fetchAll(classYears(classes ?? [], sheets.data ?? []).current),
    { revalidateOnFocus: false, dedupingInterval: 0 },
  );
  const entries = useMemo(
    () =>
      sortedByName(
        (data ?? []).flatMap((kept) =>
          kept.pupils.map(({ id, fullName }): Entry => ({
            ...{ id: `${kept.id}/${id}`, group: 'pupils', title: fullName, isPart: true },
            ...{ detail: nameOfClass(kept), to: pupilPath(kept.id, id) },
          })),
        ),
        ({ title }) => title,
      ),
    [data],
  );
  return { entries, isLoading };
};
