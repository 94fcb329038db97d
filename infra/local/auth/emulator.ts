import type { RequestListener } from 'node:http';
import specification from 'firebase-tools/lib/emulator/auth/apiSpec.js';
import { createApp } from 'firebase-tools/lib/emulator/auth/server.js';
import type { AgentProjectState } from 'firebase-tools/lib/emulator/auth/state.js';
import { SessionState } from './session-state.ts';

/** The paths that browsers and functions call. Compiling all 80 would take 150 MB and 3 s more. */
const USED_PATHS = [
  /^\/v1\/accounts:(createAuthUri|delete|lookup|resetPassword|sendOobCode|signUp|update)$/,
  /^\/v1\/accounts:signInWith(EmailLink|Idp|Password)$/,
  /^\/v1\/projects\/\{targetProjectId\}\/accounts(:batchCreate|:delete|:lookup|:sendOobCode|:update)?$/,
  /^\/v1\/(projects|recaptchaParams|token)$/,
  /^\/v2\/(passwordPolicy|recaptchaConfig|accounts:revokeToken)$/,
  /^\/emulator\/v1\/projects\/\{targetProjectId\}\/(accounts|config|oobCodes)$/,
];

/** `SingleProjectMode` of firebase-tools: serves requests of other projects without a console warning. */
const NO_WARNING = 0;

/** Google's common query parameters (`alt`, `fields`, `prettyPrint`…), of which every path would compile validators. */
const isCommon = (parameter: object): boolean => '$ref' in parameter;

export interface Emulator {
  readonly handle: RequestListener;
  readonly state: AgentProjectState;
}

/** The official Firebase Auth emulator's application and its state, without its command line. */
export async function createEmulator(projectId: string): Promise<Emulator> {
  const { paths } = specification.default;
  for (const [path, definition] of Object.entries(paths)) {
    if (!USED_PATHS.some((used) => used.test(path))) delete paths[path];
    definition.parameters = definition.parameters?.filter((parameter) => !isCommon(parameter));
  }
  const state = new SessionState(projectId);
  // New Firebase projects protect e-mail addresses against enumeration, so the local one does too.
  state.enableImprovedEmailPrivacy = true;
  const handle = await createApp(projectId, NO_WARNING, new Map([[projectId, state]]));
  return { handle, state };
}
