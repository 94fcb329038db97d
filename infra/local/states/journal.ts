import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { execution, type Execution } from './execution.ts';

/** Step Functions keeps a closed execution and its name for 90 days. */
const retentionMs = 90 * 24 * 60 * 60 * 1000;

/** Executions on disk: each change is a line, and the last line of an execution counts. */
export interface Journal {
  get(executionArn: string): Execution | undefined;
  list(): readonly Execution[];
  /** Writes before it returns, so that a killed process loses nothing. */
  put(execution: Execution): void;
}

const readLines = (file: string): Execution[] => {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .flatMap((line, index, lines) => {
      try {
        return [execution.parse(JSON.parse(line))];
      } catch (error) {
        // A process killed while writing leaves an incomplete last line.
        if (index === lines.length - 1) return [];
        throw new Error(`${file}: line ${index + 1} is damaged`, { cause: error });
      }
    });
};

const lineOf = (written: Execution): string => `${JSON.stringify(written)}\n`;

/**
 * Opens the journal of a file and removes superseded and expired lines.
 * @param now milliseconds since the epoch
 * @throws if a line other than the last is damaged
 */
export const openJournal = (file: string, now: number): Journal => {
  const executions = new Map<string, Execution>();
  for (const line of readLines(file)) executions.set(line.executionArn, line);
  for (const [arn, { ending }] of executions) {
    if (ending !== undefined && ending.stopDate < now - retentionMs) executions.delete(arn);
  }
  mkdirSync(dirname(file), { recursive: true });
  const fresh = `${file}.new`;
  writeFileSync(fresh, [...executions.values()].map(lineOf).join(''));
  renameSync(fresh, file);

  return {
    get: (executionArn) => executions.get(executionArn),
    list: () => [...executions.values()],
    put: (changed) => {
      appendFileSync(file, lineOf(changed));
      executions.set(changed.executionArn, changed);
    },
  };
};
