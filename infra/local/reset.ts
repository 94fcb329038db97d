/** `npm run reset`: deletes the local platform's data. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lockDataDirectory } from './platform/data-lock.ts';
import { readLocalSettings } from './platform/settings.ts';

/** Listed by name, so that a mistaken DAFTAR_DATA_DIR loses no other files. */
const kept = [
  'auth',
  'demo-classroom',
  'demo-teacher',
  'executions.ndjson',
  'logs',
  'objects',
  'table',
];

try {
  const { dataDir } = readLocalSettings(process.env);
  const unlock = await lockDataDirectory(dataDir);
  await Promise.all(kept.map((name) => rm(join(dataDir, name), { recursive: true, force: true })));
  unlock();
  console.log(`Forgot everything in ${dataDir}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
