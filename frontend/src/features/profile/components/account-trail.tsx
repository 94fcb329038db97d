import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { listTrail } from '#shared/contracts/trail.ts';
import { lifetimes } from '#shared/model/lifetimes.ts';
import type { TrailEntry } from '#shared/model/trail.ts';
import { DateTime } from '#frontend/components/time/date-time.tsx';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { call } from '#frontend/lib/api/client.ts';
import type { Read } from '#frontend/lib/api/read-response.ts';
import { notifyError } from '#frontend/lib/notifications/notify-error.ts';

const titles: Record<TrailEntry['what'], MessageId> = {
  session: 'profile.trail.session',
  'sessions-ended': 'profile.trail.sessionsEnded',
  export: 'profile.trail.export',
  'notice-accepted': 'profile.trail.noticeAccepted',
  'marks-confirmed': 'profile.trail.marksConfirmed',
  'class-deleted': 'profile.trail.classDeleted',
  'marks-deleted': 'profile.trail.marksDeleted',
  'student-deleted': 'profile.trail.studentDeleted',
  'job-deleted': 'profile.trail.jobDeleted',
};
const devices: Record<TrailEntry['device'], MessageId> = {
  phone: 'profile.trail.phone',
  tablet: 'profile.trail.tablet',
  computer: 'profile.trail.computer',
  other: 'profile.trail.otherDevice',
};
const named = <K extends string>(names: Record<K, MessageId>, key: string): MessageId | undefined =>
  new Map<string, MessageId>(Object.entries(names)).get(key);

interface Loaded {
  readonly entries: readonly Read<TrailEntry>[];
  /** The month to load next; undefined when there is none. */
  readonly earlier: string | undefined;
}

/** What happened with the account, newest first; older months are loaded one by one. */
export const AccountTrail = () => {
  const [loaded, setLoaded] = useState<Loaded>();
  const [busy, setBusy] = useState(false);
  const [now] = useState(Date.now);

  const load = async (): Promise<void> => {
    setBusy(true);
    try {
      const month = loaded?.earlier;
      const { entries, earlier } = await call(listTrail, { query: month ? { month } : {} });
      setLoaded({ entries: [...(loaded?.entries ?? []), ...entries], earlier });
    } catch (error) {
      notifyError(error, 'profile.trailFailed');
    } finally {
      setBusy(false);
    }
  };

  return (
    <Card component="section" aria-labelledby="trail" sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Typography variant="h2" id="trail" sx={{ mb: 0.5 }}>
        <Message id="profile.trail" />
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        <Message id="profile.trailText" values={{ days: lifetimes.trail.days }} />
      </Typography>
      <Box component="ul" aria-labelledby="trail" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {loaded?.entries.map(({ at, what, device }, index) => (
          <Box
            component="li"
            key={`${at} ${index}`}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              gap: 1,
              py: 1.25,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <div>
              <Message id={named(titles, what) ?? 'profile.trail.other'} />
              <Typography variant="body2" color="textSecondary">
                <Message id={named(devices, device) ?? 'profile.trail.otherDevice'} />
              </Typography>
            </div>
            <DateTime at={at} now={now} />
          </Box>
        ))}
      </Box>
      <div role="status">
        {loaded?.entries.length === 0 && (
          <Typography color="textSecondary">
            <Message id="profile.trailEmpty" />
          </Typography>
        )}
      </div>
      {(!loaded || loaded.earlier !== undefined) && (
        <Button
          variant="outlined"
          sx={{ mt: 2 }}
          aria-disabled={busy}
          onClick={() => {
            if (!busy) void load();
          }}
        >
          <Message id={loaded ? 'profile.trailEarlier' : 'profile.trailShow'} />
        </Button>
      )}
    </Card>
  );
};
