import { useEffect, useEffectEvent } from 'react';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { textOfError } from '#frontend/lib/api/api-error.ts';
import { useSheetsOfClass } from '#frontend/record/hooks/use-sheets-of-class.ts';
import { lastAverages } from '../../model/seating/last-averages.ts';

interface Props {
  readonly kept: SavedClass;
  readonly onAverages: (averages: ReadonlyMap<string, number> | undefined) => void;
}

/** Fetches the last averages of a class, and says which they are. */
export const LevelNote = ({ kept, onAverages }: Props) => {
  const { data, error } = useSheetsOfClass(kept.id);
  const found = data && lastAverages(kept, data);
  const tell = useEffectEvent(() => onAverages(found?.averages));
  useEffect(() => tell(), [data]);
  if (!data)
    return error === undefined ? (
      <Message id="seating.levelLoading" />
    ) : (
      <Message {...textOfError(error)} />
    );
  if (!found) return <Message id="seating.levelNone" />;
  const without = kept.pupils.filter(({ id }) => !found.averages.has(id)).length;
  return <Message id="seating.levelFrom" values={{ term: found.term, without }} />;
};
