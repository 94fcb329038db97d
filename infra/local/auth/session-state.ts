import { BadRequestError } from 'firebase-tools/lib/emulator/auth/errors.js';
import { AgentProjectState, type UserRecord } from 'firebase-tools/lib/emulator/auth/state.js';
import * as z from 'zod/mini';

/** A refresh token of the emulator, with the number of times its user's sessions had been ended. */
const refreshToken = z.looseObject({ sessionsEnded: z._default(z.number(), 0) });

const decode = (token: string) =>
  z.parse(refreshToken, JSON.parse(Buffer.from(token, 'base64').toString('utf8')));

const endedOf = ({ sessionsEnded = 0 }: UserRecord): number => sessionsEnded;

/** Refuses sessions that began before they were ended, by counting: a session may begin in the same second. */
export class SessionState extends AgentProjectState {
  override createRefreshTokenFor(user: UserRecord, ...rest: unknown[]): string {
    const record = decode(super.createRefreshTokenFor(user, ...rest));
    return Buffer.from(JSON.stringify({ ...record, sessionsEnded: endedOf(user) })).toString(
      'base64',
    );
  }

  override validateRefreshToken(token: string): { readonly user: UserRecord } {
    const found = super.validateRefreshToken(token);
    if (decode(token).sessionsEnded !== endedOf(found.user))
      throw new BadRequestError('TOKEN_EXPIRED');
    return found;
  }

  override updateUserByLocalId(
    localId: string,
    fields: Partial<UserRecord>,
    ...rest: unknown[]
  ): UserRecord {
    const user = this.users.get(localId);
    // A new account, or one restored from disk, has no sessions to end.
    const endsSessions = user?.validSince !== undefined && fields.validSince !== undefined;
    const change = endsSessions ? { ...fields, sessionsEnded: endedOf(user) + 1 } : fields;
    return super.updateUserByLocalId(localId, change, ...rest);
  }
}
