import * as z from 'zod/mini';
import { limits } from '#shared/model/limits.ts';
import { decodeText } from '#shared/text/decode-text.ts';
import { tableExtensions, workbookOf } from '#frontend/lib/uploads/table-file.ts';
import type { ListRequest } from './answer-list.ts';
import { ListError, listErrorOf, listProblems } from './list-problem.ts';
import type { ListRow } from './roster-rows.ts';

/** Milliseconds; longer than the largest list takes on a slow phone. */
const LONGEST_READING = 30_000;

const listAnswer = z.union([
  z.object({
    rows: z.array(
      z.object({
        ...{ sheet: z.string(), row: z.number(), fullName: z.string(), email: z.string() },
        isHidden: z.optional(z.boolean()),
      }),
    ),
  }),
  z.object({ problem: z.enum(listProblems), cells: z.optional(z.string()) }),
]);

/** Texts that are read as they are. */
const TEXTS: readonly string[] = ['.csv', '.txt', '.tsv'];

const workbookBytes = async (file: File): Promise<Uint8Array<ArrayBuffer>> => {
  try {
    return new Uint8Array(await (await workbookOf(file)).arrayBuffer());
  } catch (error) {
    throw listErrorOf(error);
  }
};

const requestOf = async (source: File | string): Promise<ListRequest> => {
  if (typeof source === 'string') return { text: source };
  const extension = tableExtensions.find((end) => source.name.toLowerCase().endsWith(end));
  if (!extension) throw new ListError('not-a-list');
  if (source.size > limits.spreadsheetBytes) throw new ListError('too-large');
  if (!TEXTS.includes(extension)) return { workbook: await workbookBytes(source) };
  const bytes = new Uint8Array(await source.arrayBuffer());
  const { text, isDoubtful } = decodeText(bytes);
  if (isDoubtful) throw new ListError('encoding');
  return { text };
};

/**
 * Reads a file, or rows pasted as text, in a worker.
 *
 * @throws ListError when it contains no list, or the signal aborted the reading
 */
export const readList = async (source: File | string, signal: AbortSignal): Promise<ListRow[]> => {
  const request = await requestOf(source);
  signal.throwIfAborted();
  const worker = new Worker(new URL('./list-worker.ts', import.meta.url), { type: 'module' });
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_READING)]);
  try {
    return await new Promise<ListRow[]>((resolve, reject) => {
      const end = () => reject(new ListError('too-slow'));
      deadline.addEventListener('abort', end, { once: true });
      worker.onerror = () => reject(new ListError('damaged'));
      worker.onmessage = ({ data }: MessageEvent<unknown>) => {
        const answer = z.safeParse(listAnswer, data);
        if (!answer.success) reject(new ListError('damaged'));
        else if ('problem' in answer.data) {
          const { problem, cells } = answer.data;
          reject(new ListError(problem, { ...(cells && { cells }) }));
        } else resolve(answer.data.rows);
      };
      worker.postMessage(request);
    });
  } finally {
    worker.terminate();
  }
};
