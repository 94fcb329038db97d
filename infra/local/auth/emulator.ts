import { BadRequestError } from 'firebase-tools/lib/emulator/auth/errors.js';
import type { RequestListener } from 'node:http';
import exegesis, { type ExegesisOptions } from 'exegesis-express';
import specification from 'firebase-tools/lib/emulator/auth/apiSpec.js';
import { createApp } from 'firebase-tools/lib/emulator/auth/server.js';
import { AgentProjectState, type UserRecord } from 'firebase-tools/lib/emulator/auth/state.js';
import * as z from 'zod/mini';

/** A refresh token of the emulator, with the number of times its user's sessions had been ended. */
const refreshToken = z.looseObject({ sessionsEnded: z._default(z.number(), 0) });

const decode = (token: string) =>
  z.parse(refreshToken, JSON.parse(Buffer.from(token, 'base64').toString('utf8')));

const endedOf = ({ sessionsEnded = 0 }: UserRecord): number => sessionsEnded;

/** Refuses sessions that began before they were ended, by counting: a session may begin in the same second. */
class SessionState extends AgentProjectState {
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

/** Identity Platform's tenants and identity providers of organisations, which a Firebase project lacks. */
const unused = /\/(tenants|\w*IdpConfigs|inboundSamlConfigs)(\/|:|$)/;

/** `SingleProjectMode` of firebase-tools: serves requests of other projects without a console warning. */
const NO_WARNING = 0;

/** Google's common query parameters (`alt`, `fields`, `prettyPrint`…), which each path would validate. */
const isCommon = (parameter: object): boolean => '$ref' in parameter;

export interface Emulator {
  readonly handle: RequestListener;
  readonly state: AgentProjectState;
}

// The emulator gives no access to this option. Without it, validators of requests that no one sends take 2 s to compile.
const { middleware } = exegesis;
Object.assign(exegesis, {
  middleware: (document: string, options: ExegesisOptions) =>
    middleware(document, { ...options, lazyCompileValidationSchemas: true }),
});

/** The official Firebase Auth emulator's application and its state, without its command line. */
export async function createEmulator(projectId: string): Promise<Emulator> {
  const { paths } = specification.default;
  for (const [name, path] of Object.entries(paths)) {
    // Preparing each path takes time at every start.
    if (unused.test(name)) delete paths[name];
    path.parameters = path.parameters?.filter((parameter) => !isCommon(parameter));
  }
  const state = new SessionState(projectId);
  // New Firebase projects protect e-mail addresses against enumeration, so the local one does too.
  state.enableImprovedEmailPrivacy = true;
  const handle = await createApp(projectId, NO_WARNING, new Map([[projectId, state]]));
  return { handle, state };
}
