import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { cameraArguments } from './camera.ts';

/** A browser that the machine has, or that Debian has. */
interface Known {
  readonly called: string;
  /** Where the tests look for its path before they search. */
  readonly variable: string;
  /** Its names on the PATH, best first. */
  readonly names: readonly string[];
  /** Debian's packages of it, best first. */
  readonly packages: readonly string[];
}

const CHROMIUM: Known = {
  called: 'Chromium',
  variable: 'CHROMIUM_PATH',
  // The shell without windows comes first: the same engine with a third less CPU time.
  names: [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  ],
  // Debian's older releases have only the whole browser.
  packages: ['chromium-headless-shell', 'chromium'],
};

const FIREFOX: Known = {
  called: 'Firefox',
  variable: 'FIREFOX_PATH',
  names: ['firefox-esr', 'firefox'],
  packages: ['firefox-esr'],
};

/** A program of its own drives Debian's WebKit, which needs a screen. Xvfb is a screen in memory. */
const WEBKIT_DRIVER = { variable: 'WEBKIT_DRIVER_PATH', names: ['WebKitWebDriver'] };
const VIRTUAL_SCREEN = { variable: 'XVFB_PATH', names: ['Xvfb'] };

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function find({ variable, names }: Pick<Known, 'variable' | 'names'>): string | undefined {
  const configured = process.env[variable];
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

/** Installs the first of the packages that Debian has. */
function install({ called, packages }: Known): void {
  console.log(`Installing ${called} by apt-get …`);
  aptGet('update');
  for (const name of packages) {
    try {
      aptGet('install', '-y', '--no-install-recommends', name);
      return;
    } catch {
      // The next package may exist.
    }
  }
}

/** The path of a browser, installed now if there is none and this process may; undefined if it may not. */
function ensure(browser: Known): string | undefined {
  const found = find(browser);
  if (found || process.getuid?.() !== 0 || !isExecutable('/usr/bin/apt-get')) return found;
  install(browser);
  return find(browser);
}

/**
 * An installed Chromium: `CHROMIUM_PATH`, or the first of the usual names on the PATH, installing Debian's package when there is none and this process may.
 * @throws when there is none and it cannot be installed; the message says what to do.
 */
export function ensureBrowser(): string {
  const found = ensure(CHROMIUM);
  if (!found) throw new Error('The tests need Chromium: install it, or name one in CHROMIUM_PATH.');
  return found;
}

/** An installed Firefox: `FIREFOX_PATH`, one on the PATH, or Debian's if this process may install it. */
export const ensureFirefox = (): string | undefined => ensure(FIREFOX);

/** The paths of the programs that run WebKit. */
export interface WebKitPrograms {
  readonly driver: string;
  readonly virtualScreen: string;
}

/** An installed WebKit; it is not installed here, because it is large and one test uses it. */
export function findWebKit(): WebKitPrograms | undefined {
  const driver = find(WEBKIT_DRIVER);
  const virtualScreen = find(VIRTUAL_SCREEN);
  return driver && virtualScreen ? { driver, virtualScreen } : undefined;
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
