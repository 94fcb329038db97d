import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { getProfile, putProfile } from '#shared/contracts/profile.ts';
import { demoProfile } from '#shared/contracts/examples.ts';
import { demoFirebase } from '../../demo-firebase.ts';
import type { Platform } from '../platform.ts';

/** The demo account of every local platform. */
export const demoTeacher = { email: 'teacher@example.com', password: 'daftar-demo' } as const;

const signedIn = z.object({ idToken: z.string() });

const signIn = async ({ auth }: Platform): Promise<string> => {
  const endpoint = `${auth.identityToolkitUrl}/v1/accounts:signInWithPassword`;
  const response = await fetch(`${endpoint}?key=${demoFirebase.apiKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...demoTeacher, returnSecureToken: true }),
  });
  return signedIn.parse(await response.json()).idToken;
};

/**
 * Creates the demo teacher with a complete profile through the platform's API, once per data folder. Changes by the user
 * are kept; if the password was changed, nothing is written.
 */
export const seedDemoTeacher = async (platform: Platform, dataDir: string): Promise<void> => {
  const uid = await platform.auth.ensureAccount({
    ...demoTeacher,
    displayName: demoProfile.fullName,
    role: 'teacher',
  });
  await once(join(dataDir, 'demo-teacher'), uid, () => seedProfile(platform));
};

/**
 * Fills the classroom of the demo teacher in the background, once per data folder. An account whose password was changed
 * keeps what it has.
 */
export const seedDemoClassroom = async (platform: Platform, dataDir: string): Promise<void> => {
  const uid = await platform.auth.ensureAccount({
    ...{ ...demoTeacher, displayName: demoProfile.fullName, role: 'teacher' as const },
  });
  await once(join(dataDir, 'demo-classroom'), uid, async () => {
    const token = await signIn(platform).catch(() => undefined);
    if (token === undefined) return;
    const { fillDemoClassroom } = await import('./demo-classroom.ts');
    await fillDemoClassroom(platform.url, token);
  });
};

/** Asking the API each time would load functions that are not needed yet. */
async function once(record: string, uid: string, act: () => Promise<void>): Promise<void> {
  if (existsSync(record) && readFileSync(record, 'utf8') === uid) return;
  await act();
  writeFileSync(record, uid);
}

const seedProfile = async (platform: Platform): Promise<void> => {
  const token = await signIn(platform).catch(() => undefined);
  if (token === undefined) return;
  const call = (method: string, path: string, body?: object): Promise<Response> =>
    fetch(`${platform.url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
  const found = await call(getProfile.method, getProfile.path);
  if (found.status !== getProfile.emptyStatus) return;
  const saved = await call(putProfile.method, putProfile.path, demoProfile);
  if (!saved.ok) throw new Error(`The demo teacher's profile was answered with ${saved.status}.`);
};
