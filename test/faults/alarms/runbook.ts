import { readFileSync } from 'node:fs';

const text = readFileSync('docs/RUNBOOK.md', 'utf8');

/** The text below a heading. */
export const sectionOf = (heading: string): string => {
  const [, section] = text.split(`\n## ${heading}\n`);
  if (section === undefined) throw new Error(`the runbook has no section ${heading}`);
  return section.split('\n## ')[0] ?? '';
};

const isQuery = (code: string): boolean => /^(?:fields|filter|SELECT) /.test(code);
const codeIn = (part: string): string[] => {
  const blocks = [...part.matchAll(/```\w*\n([\s\S]*?)\n *```/g)].map(([, code = '']) => code);
  const spans = [...part.replaceAll(/```[\s\S]*?```/g, '').matchAll(/`([^`]+)`/g)];
  // A table escapes bars, which end a cell.
  return [...blocks, ...spans.map(([, code = '']) => code.replaceAll('\\|', '|'))];
};

/** The runbook's instructions for each alarm. */
export const answers: ReadonlyMap<string, string> = new Map(
  [
    ...sectionOf('Alarms').matchAll(/^\| `(\w+)` +\| (?:[^|\\]|\\.)+ \| ((?:[^|\\]|\\.)+) \|$/gm),
  ].map(([, name = '', answer = '']) => [name, answer]),
);

/** The code in an alarm's instructions. */
export const codeOf = (alarm: string): string[] => codeIn(answers.get(alarm) ?? '');

/** The queries in an alarm's instructions, or below a heading. */
export const queriesOf = (name: string): string[] =>
  codeIn(answers.get(name) ?? sectionOf(name)).filter(isQuery);
