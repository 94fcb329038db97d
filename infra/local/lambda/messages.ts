import type { InvocationError } from './invocation.ts';

/** What an execution environment is started with. */
export interface WorkerSettings {
  /** `file:` URL of the module. */
  readonly module: string;
  readonly exportName: string;
  readonly functionName: string;
  readonly functionArn: string;
  readonly memoryMb: number;
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
export type WorkerMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed-init'; readonly error: InvocationError }
  | { readonly kind: 'result'; readonly requestId: string; readonly payload: string | undefined }
  | { readonly kind: 'failed'; readonly requestId: string; readonly error: InvocationError };
