import { url } from 'node:inspector';

/** Whether a debugger may pause a function at a breakpoint; time limits then do not apply. */
export const isDebugged = (): boolean => url() !== undefined;
