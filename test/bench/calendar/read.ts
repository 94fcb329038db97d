import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import ICAL from 'ical.js';
import type { ReadEvent } from './events.ts';

/** Prints the events of calendar files as one of two JavaScript packages reads them. */
const [reader, ...files] = process.argv.slice(2);

const byIcalJs = (text: string): ReadEvent[] =>
  ICAL.Component.fromString(text)
    .getAllSubcomponents('vevent')
    .map((component) => {
      const event = new ICAL.Event(component);
      return {
        uid: event.uid,
        from: event.startDate.toJSDate().toISOString(),
        to: event.endDate.toJSDate().toISOString(),
        summary: event.summary,
        room: event.location ?? '',
        status: String(component.getFirstPropertyValue('status')),
      };
    });

interface NodeEvent {
  readonly type: string;
  readonly uid: string;
  readonly start: Date;
  readonly end: Date;
  readonly summary: string;
  readonly location?: string;
  readonly status?: string;
}

interface NodeIcal {
  readonly parseICS: (file: string) => Readonly<Record<string, NodeEvent>>;
}

async function loadNodeIcal(): Promise<NodeIcal> {
  const home = path.join(import.meta.dirname, '../tools/node_modules/node-ical/node-ical.js');
  const loaded = (await import(pathToFileURL(home).href)) as { readonly default: NodeIcal };
  return loaded.default;
}

const byNodeIcal =
  ({ parseICS }: NodeIcal) =>
  (text: string): ReadEvent[] =>
    Object.values(parseICS(text))
      .filter(({ type }) => type === 'VEVENT')
      .map(({ uid, start, end, summary, location = '', status = '' }) => ({
        ...{ uid, from: start.toISOString(), to: end.toISOString(), summary },
        ...{ room: location, status },
      }));

const read = reader === 'ical.js' ? byIcalJs : byNodeIcal(await loadNodeIcal());
console.log(JSON.stringify(files.map((file) => read(readFileSync(file, 'utf8')))));
