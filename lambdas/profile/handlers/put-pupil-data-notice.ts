import { putPupilDataNotice, noticeItem } from '#shared/contracts/pupil-data-notice.ts';
import { AppError } from '#shared/errors.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { readEnvironment } from '#core/environment.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { withOptimisticRetry } from '#core/optimistic-retry.ts';
import { noteInTrail } from '#core/trail/note-in-trail.ts';
import { profileEnvironment } from '../environment.ts';
import { valueStore } from '../stores/value-store.ts';

const { TABLE_NAME } = readEnvironment(profileEnvironment);
const acceptances = valueStore(documentClient, TABLE_NAME, noticeItem);

export const handler = endpointHandler(
  putPupilDataNotice,
  async ({ user, body: { version }, headers }) => {
    const { uid } = user;
    return withOptimisticRetry(async () => {
      const seen = await acceptances.read(uid);
      // A tab with an older text must not undo the acceptance of a newer one.
      if (seen.value && seen.value.version >= version) return seen.value;
      const now = new Date();
      const acceptance = { version, acceptedAt: now.toISOString() };
      const outcome = await acceptances.save(uid, acceptance, now, seen);
      if (outcome === 'closed') throw new AppError('forbidden');
      // Another tab was faster.
      if (outcome === 'changed') return undefined;
      await noteInTrail(TABLE_NAME, 'notice-accepted', { user, headers });
      return acceptance;
    });
  },
);
