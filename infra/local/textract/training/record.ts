import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

const FILE = new URL('training.md', import.meta.url);

export const sha256 = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

/** Replaces the text under a second-level heading of `training.md`. */
export function recordUnder(
  heading: string,
  facts: Readonly<Record<string, string | number>>,
): void {
  const text = readFileSync(FILE, 'utf8');
  const [before, after] = text.split(`## ${heading}\n`);
  if (before === undefined || after === undefined) throw new Error(`training.md has no ${heading}`);
  const next = after.indexOf('\n## ');
  const rest = next < 0 ? '' : after.slice(next);
  const lines = Object.entries(facts).map(([name, value]) => `- ${name}: ${value}\n`);
  writeFileSync(FILE, `${before}## ${heading}\n\n${lines.join('')}${rest}`);
}
