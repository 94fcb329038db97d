import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';

const root = path.resolve(import.meta.dirname, '../..');

/** The files that a generator writes and changes. Nothing is written until `save`, so a refusal leaves no half. */
export class Changes {
  readonly #texts = new Map<string, string>();

  has(file: string): boolean {
    return this.#texts.has(file) || existsSync(path.join(root, file));
  }

  async read(file: string): Promise<string> {
    return this.#texts.get(file) ?? readFile(path.join(root, file), 'utf8');
  }

  /** @throws if the file is there already */
  create(file: string, text: string): void {
    if (this.has(file)) throw new Error(`${file} is there already`);
    this.#texts.set(file, text);
  }

  async edit(file: string, change: (text: string) => string): Promise<void> {
    const text = await this.read(file);
    const changed = change(text);
    if (changed === text) throw new Error(`${file} could not be changed`);
    this.#texts.set(file, changed);
  }

  /**
   * Puts lines before the last place that has the anchor.
   * @throws if no place has it
   */
  async insertBefore(file: string, anchor: string, lines: string): Promise<void> {
    await this.edit(file, (text) => {
      const index = text.lastIndexOf(anchor);
      if (index < 0) throw new Error(`${file} has no "${anchor.trim()}"`);
      return text.slice(0, index) + lines + text.slice(index);
    });
  }

  async addImport(file: string, name: string, from: string): Promise<void> {
    const text = await this.read(file);
    const isWhole = name.startsWith('* as ');
    const known = isWhole
      ? text.includes(`from '${from}';`)
      : new RegExp(`import [^;]*\\b${name.replace('type ', '')}\\b[^;]*;`).test(text);
    if (known) return;
    const names = isWhole ? name : `{ ${name} }`.replace('{ type ', 'type { ');
    const line = `import ${names} from '${from}';\n`;
    await this.edit(file, (before) => {
      const imports = [...before.matchAll(/^(?:import\b|\} from )[^;]*;\n/gm)];
      // Imports by name come before those by a relative path.
      const isNear = ([found]: RegExpExecArray): boolean => /from '\./.test(found);
      const last =
        (from.startsWith('.') ? undefined : imports.findLast((one) => !isNear(one))) ??
        imports.at(-1);
      const index = last ? last.index + last[0].length : 0;
      return before.slice(0, index) + line + before.slice(index);
    });
  }

  /** Writes everything, formatted; answers the files' names. */
  async save(): Promise<readonly string[]> {
    for (const [file, text] of this.#texts) {
      const filepath = path.join(root, file);
      const options = await resolveConfig(filepath);
      await mkdir(path.dirname(filepath), { recursive: true });
      await writeFile(filepath, await format(text, { ...options, filepath }));
    }
    return [...this.#texts.keys()];
  }
}
