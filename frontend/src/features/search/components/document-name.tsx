import { Message } from '#frontend/i18n/message.tsx';
import { addressAside } from '#frontend/lib/documents/unsaved-aside.ts';
import { useCopiedName } from '../hooks/use-copied-name.ts';

export interface DocumentNameProps {
  readonly address: string;
}

/** Between a document's name and what it is of. */
const SEPARATOR = ' · ';

export const DocumentName = ({ address }: DocumentNameProps) => {
  const name = useCopiedName(addressAside(address) ?? address);
  if (!name) return <Message id="search.unsentOne" />;
  return (
    <>
      <bdi>{name.title}</bdi>
      {name.detail !== undefined && (
        <>
          {SEPARATOR}
          <bdi>{name.detail}</bdi>
        </>
      )}
    </>
  );
};
