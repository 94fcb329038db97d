import { Defect } from '#core/defect.ts';

/** The authorizer's variables; a schema library would take half of this bundle's budget of 25 KB. */
const names = ['FIREBASE_PROJECT_ID', 'JWKS_URL', 'OPEN_ROUTES'] as const;

/** The variables that a deployment must set; all values are text. */
export type AuthorizerEnvironment = Readonly<Record<(typeof names)[number], string>>;

export interface AuthorizerSettings {
  readonly projectId: string;
  readonly keySetUrl: URL;
  /** Route keys such as `GET /games` that any signed-in user may call; all others are for teachers. */
  readonly openRoutes: ReadonlySet<string>;
}

/**
 * Reads the function's environment once, at cold start.
 * @throws if a variable is missing or malformed; the message names variables, never their values.
 */
export function readSettings(environment: NodeJS.ProcessEnv): AuthorizerSettings {
  const missing = names.filter((name) => environment[name] === undefined);
  const projectId = environment['FIREBASE_PROJECT_ID'];
  const keySetUrl = URL.parse(environment['JWKS_URL'] ?? '');
  if (missing.length > 0 || !projectId || !keySetUrl) {
    const wrong = missing.length > 0 ? missing : ['FIREBASE_PROJECT_ID', 'JWKS_URL'];
    throw new Defect(`Environment variables are missing or malformed: ${wrong.join(', ')}`);
  }
  const routes = (environment['OPEN_ROUTES'] ?? '').split(',').map((route) => route.trim());
  return { projectId, keySetUrl, openRoutes: new Set(routes.filter((route) => route !== '')) };
}
