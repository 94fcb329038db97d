import * as z from 'zod/mini';

/** A log line's fields by their names in Logs Insights: `error.at.0` for nested ones. */
export type LogLine = ReadonlyMap<string, string | number | boolean>;

const scalar = z.union([z.string(), z.number(), z.boolean()]);
const record = z.record(z.string(), z.unknown());

const flatten = (
  value: unknown,
  name: string,
  fields: Map<string, z.infer<typeof scalar>>,
): void => {
  const known = z.safeParse(scalar, value);
  if (known.success) return void fields.set(name, known.data);
  const inside = z.safeParse(record, Array.isArray(value) ? { ...value } : value);
  for (const [key, one] of Object.entries(inside.data ?? {})) {
    flatten(one, name === '' ? key : `${name}.${key}`, fields);
  }
};

/** A line with all its fields. */
export const logLine = (line: Readonly<Record<string, unknown>>, at: number): LogLine => {
  const fields = new Map<string, z.infer<typeof scalar>>([['@timestamp', at]]);
  flatten(line, '', fields);
  return fields;
};

type Row = Readonly<Record<string, unknown>>;

const fieldName = /@?[A-Za-z][\w.]*/;
const condition = new RegExp(`^(${fieldName.source}) (=|!=|>=) (?:"([^"]*)"|(\\d+))$`);
const aggregate = new RegExp(`^(count|sum)\\((${fieldName.source})?\\)$`);

const listOf = (text: string): string[] => text.split(',').map((one) => one.trim());
const match = (pattern: RegExp, text: string): string[] => {
  const found = pattern.exec(text);
  if (found === null) throw new Error(`a query holds what is not known here: ${text}`);
  return [...found];
};
const named = (name: string): string => {
  match(new RegExp(`^${fieldName.source}$`), name);
  return name;
};

/**
 * Runs a query of CloudWatch Logs Insights on lines, as far as the runbook needs it: `fields`, `filter`, `stats` of
 * `count()` and `sum(field)`, `sort`.
 * @throws for anything else, and for a field that no line has after the filters before it
 */
export const askLines = (query: string, lines: readonly LogLine[]): Row[] => {
  let found = lines;
  let rows: Row[] | undefined;
  const need = (names: readonly string[]): void => {
    for (const name of names.map(named)) {
      if (!found.some((line) => line.has(name))) throw new Error(`no line has ${name}: ${query}`);
    }
  };
  const pick = (line: LogLine, names: readonly string[]): Row =>
    Object.fromEntries(names.map((name) => [name, line.get(name)]));

  const filter = (text: string): void => {
    for (const one of text.split(' and ')) {
      const [, name = '', operator, quoted, digits] = match(condition, one.trim());
      need([name]);
      const wanted = quoted ?? Number(digits);
      found = found.filter((line) => {
        const value = line.get(name);
        if (operator === '>=') return typeof value === 'number' && value >= Number(wanted);
        return (value === wanted) === (operator === '=');
      });
    }
  };
  const stats = (text: string): void => {
    const [, of = '', by = ''] = match(/^(.+?) by (.+)$/s, text);
    const keys = listOf(by);
    need(keys);
    const groups = Map.groupBy(found, (line) => JSON.stringify(pick(line, keys)));
    const aggregates = listOf(of).map((one) => {
      const [, what, name] = match(aggregate, one);
      if ((what === 'sum') === (name === undefined)) throw new Error(`not understood: ${one}`);
      if (name !== undefined) need([name]);
      return { one, name };
    });
    rows = [...groups.values()].map((group) => ({
      ...pick(group[0] ?? new Map(), keys),
      ...Object.fromEntries(
        aggregates.map(({ one, name }) => [
          one,
          name === undefined
            ? group.length
            : group.reduce((sum, line) => sum + Number(line.get(name) ?? 0), 0),
        ]),
      ),
    }));
  };

  const commands = query.split('|').map((one) => match(/^(\w+) (.+)$/s, one.trim()));
  let shown: string[] = [];
  // The shown fields must exist in the final result.
  for (const [, command, text = ''] of commands) {
    if (command === 'fields') shown = listOf(text);
    else if (command === 'filter') filter(text);
    else if (command === 'stats') stats(text);
    else if (command === 'sort') need([text]);
    else throw new Error(`the command ${command} is not known here`);
  }
  need(shown);
  return rows ?? found.map((line) => pick(line, shown));
};
