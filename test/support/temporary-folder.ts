import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Gives a test run its own folder for temporary files, and deletes it at the end. The CDK leaves a folder for each app
 * without an output folder, and a test that is killed leaves what it made.
 */
const folder = mkdtempSync(join(tmpdir(), 'daftar-tests-'));
for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
