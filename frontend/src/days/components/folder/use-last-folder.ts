import { useEffect, useState } from 'react';
import type { FolderReader } from '#shared/contracts/visit-folders.ts';
import { keptFolder, type MadeFolder } from '#frontend/days/api/folders.ts';

/** The folder that was made last for a reader, on this device or just now; undefined while the device looks for it. */
export const useLastFolder = (reader: FolderReader) => {
  const [found, setFound] = useState<Partial<Record<FolderReader, MadeFolder>>>({});
  useEffect(() => {
    let isWanted = true;
    void keptFolder(reader).then((kept) => {
      // One that was made meanwhile is newer.
      if (isWanted && kept) setFound((before) => ({ [reader]: kept, ...before }));
    });
    return () => {
      isWanted = false;
    };
  }, [reader]);
  const setLast = (made: MadeFolder): void => setFound((before) => ({ ...before, [reader]: made }));
  return { last: found[reader], setLast };
};
