import { useEffect } from 'react';
import { RefusedNote } from '../../components/conflict/refused-note.tsx';
import { DocumentName } from '../../features/search/components/document-name.tsx';
import { dropEdits, followDrops, readEdits } from './read-edits.ts';

export interface RefusedEditsProps {
  readonly uid: string;
}

/** Edits of any kind of document that cannot be saved any more. */
const RefusedEdits = ({ uid }: RefusedEditsProps) => {
  useEffect(() => followDrops(uid), [uid]);
  return (
    <RefusedNote
      read={(address) => readEdits(uid, address)}
      drop={(address) => dropEdits(uid, address)}
      Name={DocumentName}
    />
  );
};

export default RefusedEdits;
