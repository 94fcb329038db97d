import type { RequestListener } from 'node:http';
import specification from 'firebase-tools/lib/emulator/auth/apiSpec.js';
import { createApp } from 'firebase-tools/lib/emulator/auth/server.js';
import type { AgentProjectState } from 'firebase-tools/lib/emulator/auth/state.js';
import { SessionState } from './session-state.ts';

/** What browsers and our functions call. Compiling all 80 paths would take 150 MB and 3 s more. */
const USED_PATHS = [
  /^\/v1\/accounts:(createAuthUri|delete|lookup|resetPassword|sendOobCode|signUp|update)$/,
  /^\/v1\/accounts:signInWith(EmailLink|Idp|Password)$/,
  /^\/v1\/projects\/\{targetProjectId\}\/accounts(:batchCreate|:delete|:lookup|:sendOobCode|:update)?$/,
  /^\/v1\/(projects|recaptchaParams|token)$/,
  /^\/v2\/(passwordPolicy|recaptchaConfig|accounts:revokeToken)$/,
  /^\/emulator\/v1\/projects\/\{targetProjectId\}\/(accounts|config|oobCodes)$/,
];

/** firebase-tools' `SingleProjectMode`: other projects' requests are served without a word on the console. */
const NO_WARNING = 0;

/** Google's common query parameters (`alt`, `fields`, `prettyPrint`…): each takes a validator of its own, 24 times over. */
const isCommon = (parameter: object): boolean => '$ref' in parameter;

export interface Emulator {
  readonly handle: RequestListener;
  readonly state: AgentProjectState;
}

/** The official Firebase Auth emulator's own application and the state it works on, without its command line. */
export async function createEmulator(projectId: string): Promise<Emulator> {
  const { paths } = specification.default;
  for (const [path, definition] of Object.entries(paths)) {
    if (!USED_PATHS.some((used) => used.test(path))) delete paths[path];
    definition.parameters = definition.parameters?.filter((parameter) => !isCommon(parameter));
  }
  const state = new SessionState(projectId);
  // New Firebase projects protect e-mail addresses against enumeration, so the local one does, too.
  state.enableImprovedEmailPrivacy = true;
  const handle = await createApp(projectId, NO_WARNING, new Map([[projectId, state]]));
  return { handle, state };
}
