import * as z from 'zod/mini';
import { invocationError as error } from './invocation.ts';

export interface WorkerSettings {
  readonly module: string;
  readonly exportName: string;
  readonly functionName: string;
  readonly functionArn: string;
  readonly memoryMb: number;
  /** Moves the function's clock; see `moveDate`. */
  readonly ahead?: Float64Array;
}

/** Host → worker: one invocation. */
export interface InvokeMessage {
  readonly requestId: string;
  /** JSON, so that a handler sees exactly what it would see in AWS. */
  readonly event: string;
  /** Milliseconds since the epoch. */
  readonly deadline: number;
}

/** Worker → host. `payload` is JSON, or undefined when the handler returned nothing. */
export const workerMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('failed-init'), error }),
  z.object({
    kind: z.literal('result'),
    requestId: z.string(),
    payload: z.optional(z.string()),
  }),
  z.object({ kind: z.literal('failed'), requestId: z.string(), error }),
]);

export type WorkerMessage = z.infer<typeof workerMessage>;
