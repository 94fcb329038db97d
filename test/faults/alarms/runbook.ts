import { readFileSync } from 'node:fs';

const text = readFileSync('docs/RUNBOOK.md', 'utf8');

/** What stands under a heading. */
export const sectionOf = (heading: string): string => {
  const [, section] = text.split(`\n## ${heading}\n`);
  if (section === undefined) throw new Error(`the runbook has no section ${heading}`);
  return section.split('\n## ')[0] ?? '';
};

const isQuery = (code: string): boolean => /^(?:fields|filter|SELECT) /.test(code);
const codeIn = (part: string): string[] => {
  const blocks = [...part.matchAll(/```\w*\n([\s\S]*?)\n *```/g)].map(([, code = '']) => code);
  const spans = [...part.replaceAll(/```[\s\S]*?```/g, '').matchAll(/`([^`]+)`/g)];
  // A table takes a bar for the end of a cell.
  return [...blocks, ...spans.map(([, code = '']) => code.replaceAll('\\|', '|'))];
};

/** What the runbook says to do at each alarm. */
export const answers: ReadonlyMap<string, string> = new Map(
  [
    ...sectionOf('Alarms').matchAll(/^\| `(\w+)` +\| (?:[^|\\]|\\.)+ \| ((?:[^|\\]|\\.)+) \|$/gm),
  ].map(([, name = '', answer = '']) => [name, answer]),
);

/** The code in the answer to an alarm. */
export const codeOf = (alarm: string): string[] => codeIn(answers.get(alarm) ?? '');

/** The queries in the answer to an alarm, or under a heading. */
export const queriesOf = (name: string): string[] =>
  codeIn(answers.get(name) ?? sectionOf(name)).filter(isQuery);
