import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { cameraArguments } from './camera.ts';

/** The shell without windows comes first: the same engine with a third less CPU time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of an installed Chromium: `CHROMIUM_PATH`, or the first of the usual names on the PATH. */
export function findBrowser(): string | undefined {
  const configured = process.env['CHROMIUM_PATH'];
  if (configured) return configured;
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find(isExecutable);
}

const aptGet = (...command: readonly string[]) =>
  execFileSync('apt-get', ['-qq', ...command], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

/**
 * An installed Chromium, installing Debian's package when there is none and this process may.
 * @throws when there is none and it cannot be installed; the message says what to do.
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !isExecutable('/usr/bin/apt-get')) {
    throw new Error('The tests need Chromium: install it, or name one in CHROMIUM_PATH.');
  }
  console.log('Installing Chromium by apt-get …');
  aptGet('update');
  try {
    aptGet('install', '-y', '--no-install-recommends', 'chromium-headless-shell');
  } catch {
    // Debian's older releases have only the whole browser.
    aptGet('install', '-y', '--no-install-recommends', 'chromium');
  }
  const installed = findBrowser();
  if (!installed) throw new Error('apt-get installed no Chromium that can be found on the PATH.');
  return installed;
}

/** Options that stop Chromium's own network requests. */
export const browserArguments = [
  // Chromium's sandbox cannot run as root, which containers and CI machines use.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

/** A headless Chromium. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureBrowser(),
    args: [...browserArguments, ...cameraArguments],
  });
}
