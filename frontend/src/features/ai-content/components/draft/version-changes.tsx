import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import * as z from 'zod/mini';
import { draft as schema } from '#shared/model/draft.ts';
import type { VersionChangesProps } from '#frontend/components/documents/versions-dialog.tsx';
import type { Text } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { focusIfLost } from '#frontend/lib/focus-if-lost.ts';
import { notifyError } from '#frontend/lib/notifications/notify-error.ts';
import { draftChanges, type DraftChange } from '../../model/draft/draft-changes.ts';
import { partName } from '../../model/draft/part-names.ts';

const numbers = (places: readonly number[]): string => places.join(', ');

const textOf = (change: DraftChange): Text => {
  if (change.of === 'part') return { id: partName(change.name) };
  if (change.what === 'moved') return { id: 'draft.change.moved' };
  if (change.what === 'changed')
    return {
      id: 'draft.change.changed',
      values: { places: numbers(change.places), count: change.places.length },
    };
  return { id: `draft.change.${change.what}`, values: { count: change.count } };
};

/** Shows on request what a version of a draft changed compared with the previous one. */
export const VersionChanges = ({ version, before, read }: VersionChangesProps) => {
  const [changes, setChanges] = useState<readonly DraftChange[]>();
  const [busy, setBusy] = useState(false);
  const show = async () => {
    setBusy(true);
    try {
      const [earlier, later] = await Promise.all(
        [before, version].map(async (one) => z.parse(schema, await read(one))),
      );
      if (earlier && later) setChanges(draftChanges(earlier, later));
    } catch (error) {
      notifyError(error, 'draft.changesFailed');
    } finally {
      setBusy(false);
    }
  };
  if (!changes)
    return (
      <Button
        size="small"
        color="inherit"
        aria-disabled={busy}
        onClick={() => busy || void show()}
        sx={{ marginInlineStart: '-12px', color: 'text.secondary' }}
      >
        <Message id="draft.whatChanged" />
      </Button>
    );
  return (
    <Box
      component="ul"
      // The button that had the focus is gone.
      ref={focusIfLost}
      tabIndex={-1}
      sx={{
        m: 0,
        mt: 0.5,
        outline: 'none',
        paddingInlineStart: '1.2em',
        color: 'text.secondary',
        fontSize: '0.875rem',
      }}
    >
      {changes.length === 0 && (
        <li>
          <Message id="draft.nothingChanged" />
        </li>
      )}
      {changes.map((change, index) => (
        <li key={index}>
          <Message {...textOf(change)} />
        </li>
      ))}
    </Box>
  );
};
