import { readdirSync, readFileSync } from 'node:fs';

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
  /** Resident memory in MB, with shared pages counted in full. */
  readonly memoryMb: number;
  /** Seconds of a processor that it has used. */
  readonly processorSeconds: number;
}

/** Linux counts a process’s time in hundredths of a second. */
const TICKS = 100;

const readProcess = (pid: number): Process[] => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const number = (name: string): number =>
      Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    if (/^State:\s+Z/m.test(status)) return [];
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    // After the command's name, which may contain anything: the 14th and 15th fields of the line.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const processorSeconds = (Number(fields[11]) + Number(fields[12])) / TICKS;
    const memoryMb = number('VmRSS') / 1024;
    return [{ pid, parent: number('PPid'), command, memoryMb, processorSeconds }];
  } catch {
    // It has ended meanwhile.
    return [];
  }
};

/** A process and all its descendants, as listed by Linux. */
export const processTree = (root: number): Process[] => {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)));
  const below = (pid: number): Process[] =>
    all.filter(({ parent }) => parent === pid).flatMap((child) => [child, ...below(child.pid)]);
  return [...all.filter(({ pid }) => pid === root), ...below(root)];
};

/** Whether any of these processes still runs. */
export const anyAlive = (processes: readonly Process[]): boolean =>
  processes.some(({ pid, command }) => readProcess(pid).some((now) => now.command === command));
