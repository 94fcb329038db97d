import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ArrowDownUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { getAttendance } from '#shared/contracts/attendance.ts';
import { useUser } from '#frontend/lib/auth/session.ts';
import { rollPath } from '#frontend/lib/class-paths.ts';
import {
  isAllSent,
  savingEdits,
  unsavedConflicts,
} from '#frontend/lib/documents/unsaved-conflicts.ts';
import { useStore } from '#frontend/lib/store.ts';
import { documentPath } from '#frontend/lib/document-path.ts';
import { unsentRoll } from '#frontend/rolls/model/latest-roll.ts';
import { visuallyHidden } from '#frontend/components/text/visually-hidden.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { useCopiedName } from '../hooks/use-copied-name.ts';
import { useEntries } from '../hooks/use-entries.ts';
import type { Entry } from '../model/find-entries.ts';

export interface UnsentMarkProps {
  /** The addresses of documents with edits that wait: to be sent, or for a choice. */
  readonly addresses: readonly string[];
}

interface ItemProps {
  readonly address: string;
  readonly path: string;
  /** As the search has it; undefined without the lists that name it. */
  readonly entry: Entry | undefined;
  readonly onClose: () => void;
}

const UnsentItem = ({ address, path, entry, onClose, ...item }: ItemProps) => {
  const copied = useCopiedName(entry ? undefined : address);
  const name = entry ?? copied;
  return (
    <MenuItem {...item} component={Link} to={path} onClick={onClose}>
      <Box component="span" sx={{ minWidth: 0 }}>
        {name ? <bdi>{name.title}</bdi> : <Message id="search.unsentOne" />}
        {name?.detail !== undefined && (
          <Box
            component="span"
            sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8125rem' }}
          >
            <bdi>{name.detail}</bdi>
          </Box>
        )}
      </Box>
    </MenuItem>
  );
};

interface ListProps extends UnsentMarkProps {
  readonly onClose: () => void;
}

/** The page of a document; a month of rolls leads to the roll that waits. */
function pathOf(uid: string | undefined, address: string): string | undefined {
  const [call, classId = ''] = address.split('/');
  const roll =
    call === getAttendance.id && uid !== undefined ? unsentRoll(uid, address) : undefined;
  return roll === undefined ? documentPath(address) : rollPath(classId, roll);
}

/** The documents, by the names that the search has for them. */
const UnsentList = ({ addresses, onClose }: ListProps) => {
  const { entries } = useEntries([]);
  const uid = useUser()?.uid;
  return addresses.flatMap((address) => {
    const path = pathOf(uid, address);
    if (path === undefined) return [];
    const entry = entries.find(({ to }) => to === path || to === path.split('?')[0]);
    return <UnsentItem key={address} {...{ address, path, entry, onClose }} />;
  });
};

/**
 * How many documents wait to be sent or for a choice; opens a list that leads to each. Without any it shows nothing, and
 * says that everything is sent once that is so.
 */
const UnsentMark = ({ addresses }: UnsentMarkProps) => {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const text = useMessage();
  const count = addresses.length;
  const uid = useUser()?.uid;
  const conflicts = useStore(unsavedConflicts).length;
  // What is still being sent may fail.
  useStore(savingEdits);
  const isDone = uid !== undefined && isAllSent(uid);
  const short =
    conflicts > 0
      ? text('search.toChoose', { count: conflicts })
      : text('search.unsent', { count });
  const waiting = conflicts > 0 ? `${text('search.unsent', { count })} · ${short}` : short;
  const state = count > 0 ? waiting : isDone ? text('search.allSent') : '';
  // Screen readers announce what comes into a region that is there already.
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    if (region.current) region.current.textContent = state;
  }, [state]);
  const close = () => setAnchor(undefined);
  return (
    <>
      <Box ref={region} role="status" sx={visuallyHidden} />
      {/* Otherwise it has no room in narrow bars, where the buttons are as large as a finger without gaps as well. */}
      {count > 0 && (
        <GlobalStyles
          styles={{ '@media (max-width: 26em)': { 'header:has(> [data-unsent])': { gap: 0 } } }}
        />
      )}
      {count > 0 && (
        <Button
          size="small"
          data-unsent
          aria-haspopup="menu"
          aria-expanded={anchor !== undefined}
          aria-label={state}
          title={state}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{
            minWidth: 28,
            minHeight: 44,
            px: { xs: 0, sm: 1 },
            gap: 0.75,
            flexShrink: 0,
            color: 'job.pending.text',
          }}
        >
          <ArrowDownUp size={18} />
          <Box
            component="span"
            sx={{
              ...{ display: { sm: 'none' }, position: 'absolute', insetBlockStart: 4 },
              ...{ insetInlineEnd: 0, fontSize: '0.6875rem', lineHeight: 1.2 },
            }}
          >
            {count}
          </Box>
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {short}
          </Box>
        </Button>
      )}
      {anchor && count > 0 && (
        <Menu
          open
          anchorEl={anchor}
          onClose={close}
          // Inside the bar, so that its content belongs to a landmark.
          container={() => anchor.closest('header')}
          disableScrollLock
          slotProps={{ paper: { sx: { mt: 0.5, width: 280 } }, list: { 'aria-label': state } }}
        >
          <UnsentList addresses={addresses} onClose={close} />
        </Menu>
      )}
    </>
  );
};

export default UnsentMark;
