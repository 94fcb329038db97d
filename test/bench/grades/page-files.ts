import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Gradebook } from '#shared/model/gradebook.ts';
import type { ListedClass } from '#shared/model/listed-classes.ts';
import { chanceOf } from './pages/chance.ts';
import type { PageTruth } from './pages/make-page.ts';
import { makePupils } from './pages/pupils.ts';
import type { BenchPage } from './page-set.ts';
import { listName } from './scoring/score-page.ts';

/** The page that an engine's process receives. */
export interface PageTask {
  readonly id: string;
  /** Path of the picture. */
  readonly file: string;
  readonly language: PageTruth['options']['language'];
  /** The page's class and another, as in a teacher's workbook. */
  readonly classes: readonly ListedClass[];
}

type Read = { readonly gradebook: Gradebook } | { readonly failure: string };
/** The product's result for a page. */
export interface PageReading {
  readonly id: string;
  /** Seconds from the upload's bytes to the gradebook, and processor time, also in seconds. */
  readonly seconds: number;
  readonly processorSeconds: number;
  readonly alone: Read;
  readonly withClassList: Read;
}
/** A word of plain OCR, in the picture's pixels. */
export interface PlainWord {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}
export interface PlainReading {
  readonly id: string;
  readonly seconds: number;
  readonly words: readonly PlainWord[];
}
/** The answer of an engine's process. */
export interface Answer<Reading> {
  readonly readings: readonly Reading[];
  /** Peak resident memory, in bytes. */
  readonly peakMemory: number;
}

function classesOf({ seed, options, pupils }: PageTruth): ListedClass[] {
  const chance = chanceOf(seed + 500_009);
  const others = makePupils(options.language, 30, chance);
  // The other class comes first, and its last pupil has moved to this one since the page was written.
  const [newcomer, ...rest] = others.toReversed();
  const list = (name: string, members: PageTruth['pupils']): ListedClass => ({
    name,
    pupils: members.map((pupil) => ({
      fullName: listName(pupil),
      registrationNumber: pupil.registrationNumber,
      dateOfBirth: pupil.dateOfBirth,
    })),
  });
  const isNew = newcomer && !pupils.some((pupil) => listName(pupil) === listName(newcomer));
  return [list('A', rest.toReversed()), list('B', isNew ? [...pupils, newcomer] : pupils)];
}

/** Puts a page where an engine's process finds it. */
export async function storePage(folder: string, page: BenchPage): Promise<PageTask> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, page.id);
  await writeFile(file, page.image);
  const { language } = page.truth.options;
  return { id: page.id, file, language, classes: classesOf(page.truth) };
}

const tasksFile = (folder: string) => path.join(folder, 'tasks.json');
export const storeTasks = (folder: string, tasks: readonly PageTask[]) =>
  writeFile(tasksFile(folder), JSON.stringify(tasks));

/** Runs an engine: reads the pages of the folder on its command line one by one, and writes the results. */
export async function answerTasks<Reading>(
  read: (task: PageTask, image: Buffer) => Promise<Reading>,
): Promise<void> {
  const [, , folder = '', output = ''] = process.argv;
  const tasks = JSON.parse(await readFile(tasksFile(folder), 'utf8')) as PageTask[];
  const readings: Reading[] = [];
  for (const task of tasks) readings.push(await read(task, await readFile(task.file)));
  const peakMemory = process.resourceUsage().maxRSS * 1024;
  const answer: Answer<Reading> = { readings, peakMemory };
  await writeFile(output, JSON.stringify(answer));
}
