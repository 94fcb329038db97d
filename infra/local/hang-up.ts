/** Whether an answer could not be written whole because its reader hung up: a browser that left a page, as a rule. */
export const isHangUp = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
