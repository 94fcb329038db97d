/** Whether an answer was cut off because the client disconnected, usually a browser leaving a page. */
export const isHangUp = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
