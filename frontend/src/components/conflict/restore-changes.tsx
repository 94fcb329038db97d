import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useId, useState } from 'react';
import { Message } from '../../i18n/message.tsx';
import type { DocumentControls } from '../../lib/documents/use-document.ts';
import { useResource } from '../../lib/resources/use-resource.ts';
import type { DescribedOverlap, LoadDescribe } from './described-overlap.ts';
import { PlaceName, Say } from './overlap-choice.tsx';

interface Props {
  readonly document: Pick<DocumentControls, 'read'> & {
    readonly differences: NonNullable<DocumentControls['differences']>;
  };
  readonly describe: LoadDescribe;
  readonly version: number;
}

const COLON = ': ';

/** How many changes are shown at first, and more with each press. */
const SHOWN = 8;

interface Change {
  readonly key: string;
  readonly described: DescribedOverlap;
  /** What becomes of an item that only one of both versions has. */
  readonly only?: 'conflict.comesBack' | 'conflict.goes' | undefined;
}

const onlyIn = { mine: 'conflict.comesBack', theirs: 'conflict.goes' } as const;

const ChangeRow = ({ described, only }: Change) => {
  const { mine, theirs } = described;
  return (
    <Box component="li" sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
      <PlaceName described={described} />
      {COLON}
      {only ? (
        <Message id={only} />
      ) : (
        <Message
          id="conflict.becomes"
          values={{ now: <Say key="now" words={mine} />, then: <Say key="then" words={theirs} /> }}
        />
      )}
    </Box>
  );
};

export const RestoreChanges = ({ document, describe, version }: Props) => {
  const id = useId();
  const [shown, setShown] = useState(SHOWN);
  // The document may change until the question is asked again, so nothing of an earlier answer is shown.
  const { data, error } = useResource(`restoring/${id}/${version}`, async () => {
    const [{ places, isReordered }, words] = await Promise.all([
      document.differences(version),
      document.read(version).then(describe),
    ]);
    const changes = places.map((place): Change => ({
      key: place.key,
      described: words(place),
      only: place.removedBy && onlyIn[place.removedBy],
    }));
    return { changes, isReordered };
  });
  // The version can be restored all the same.
  if (error !== undefined) return <Message id="conflict.notCompared" />;
  if (!data) return <Skeleton variant="rounded" height={72} sx={{ my: 1 }} />;
  const { changes, isReordered } = data;
  return (
    <Box sx={{ my: 1, fontSize: '0.875rem' }}>
      <Message id="conflict.restoring" values={{ count: changes.length + (isReordered ? 1 : 0) }} />
      <Box component="ul" sx={{ m: 0, paddingInlineStart: '1.2em' }}>
        {changes.slice(0, shown).map((change) => (
          <ChangeRow {...change} key={change.key} />
        ))}
        {isReordered && (
          <Box component="li" sx={{ py: 0.5 }}>
            <Message id="conflict.order" />
          </Box>
        )}
      </Box>
      {changes.length > shown && (
        <Button size="small" onClick={() => setShown(shown + 4 * SHOWN)}>
          <Message id="conflict.more" values={{ count: changes.length - shown }} />
        </Button>
      )}
    </Box>
  );
};
