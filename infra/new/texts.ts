import type { Changes } from './changes.ts';

export interface Translated {
  readonly en: string;
  readonly ar: string;
}

const folders = { en: 'en-US', ar: 'ar' } as const;

/** Adds a text of the interface in both languages, at the end of a file or of the texts that begin as it does. */
export async function addText(
  changes: Changes,
  name: string,
  id: string,
  text: Translated,
): Promise<void> {
  for (const language of ['en', 'ar'] as const) {
    const file = `frontend/src/i18n/${folders[language]}/${name}.json`;
    const line = `${JSON.stringify(id)}: ${JSON.stringify(text[language])}`;
    if (!changes.has(file)) {
      changes.create(file, `{ ${line} }`);
      continue;
    }
    const group = id.slice(0, id.lastIndexOf('.') + 1);
    await changes.edit(file, (json) => {
      if (json.includes(`"${id}":`)) throw new Error(`${file} has a text "${id}" already`);
      const lines = json.trimEnd().slice(0, -1).trimEnd().split('\n');
      const last = lines.findLastIndex((other) => other.trim().startsWith(`"${group}`));
      const index = last < 0 ? lines.length - 1 : last;
      const isEnd = index === lines.length - 1;
      lines.splice(
        index,
        1,
        `${(lines[index] ?? '').replace(/,$/, '')},`,
        line + (isEnd ? '' : ','),
      );
      return `${lines.join('\n')}\n}\n`;
    });
  }
}
