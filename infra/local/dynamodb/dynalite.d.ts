/** The part of dynalite 4 used here; the package ships no types. */
declare module 'dynalite' {
  import type { Server } from 'node:http';

  interface Options {
    /** Folder of the LevelDB store; without it, data stay in memory. */
    path?: string;
    /** Milliseconds a new table stays in CREATING. */
    createTableMs?: number;
    updateTableMs?: number;
  }
  export default function dynalite(options?: Options): Server;
}
