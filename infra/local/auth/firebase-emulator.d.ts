/** The parts of firebase-tools that host its Auth emulator; the package ships no types for them. */

declare module 'firebase-tools/lib/emulator/auth/apiSpec.js' {
  interface PathDefinition {
    parameters?: object[];
  }
  const apiSpec: { default: { paths: Record<string, PathDefinition> } };
  export default apiSpec;
}

declare module 'firebase-tools/lib/emulator/auth/state.js' {
  export interface UserRecord {
    localId: string;
    email?: string;
    disabled?: boolean;
    /** Seconds since 1970; sessions that began earlier have ended. */
    validSince?: string;
    /** Added by `SessionState`; the emulator does not know it. */
    sessionsEnded?: number;
  }

  export interface OobRecord {
    email: string;
    requestType: string;
    oobCode: string;
    oobLink: string;
    newEmail?: string;
  }

  export class AgentProjectState {
    constructor(projectId: string);
    readonly users: Map<string, UserRecord>;
    readonly oobs: Map<string, OobRecord>;
    enableImprovedEmailPrivacy: boolean;
    overwriteUserWithLocalId(localId: string, user: object): UserRecord;
    createRefreshTokenFor(user: UserRecord, ...rest: unknown[]): string;
    validateRefreshToken(token: string): { readonly user: UserRecord };
    updateUserByLocalId(
      localId: string,
      fields: Partial<UserRecord>,
      ...rest: unknown[]
    ): UserRecord;
  }
}

declare module 'firebase-tools/lib/emulator/auth/errors.js' {
  /** Answered with status 400. */
  export class BadRequestError extends Error {}
}

declare module 'firebase-tools/lib/emulator/auth/server.js' {
  import type { RequestListener } from 'node:http';
  import type { AgentProjectState } from 'firebase-tools/lib/emulator/auth/state.js';

  export function createApp(
    defaultProjectId: string,
    singleProjectMode: number,
    stateOfProject: Map<string, AgentProjectState>,
  ): Promise<RequestListener>;
}
