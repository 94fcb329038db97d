type Item = Readonly<Record<string, unknown>>;

/** A value in DynamoDB's protocol. */
function attribute(value: unknown): object {
  if (typeof value === 'string') return { S: value };
  if (typeof value === 'number') return { N: String(value) };
  if (Array.isArray(value)) return { L: value.map(attribute) };
  return { M: attributes(value as Item) };
}
const attributes = (item: Item): Record<string, object> =>
  Object.fromEntries(Object.entries(item).map(([name, value]) => [name, attribute(value)]));

/** An item of the table; its two-part key begins with the owner, who is always the same. */
interface StoredItem {
  readonly SK?: { readonly S?: string };
  [name: string]: object | undefined;
}

/** The parts of a call that matter here. */
export interface DynamoCall {
  readonly Key?: StoredItem;
  readonly Item?: StoredItem;
  readonly UpdateExpression?: string;
  readonly ReturnValues?: string;
  readonly ExpressionAttributeNames?: Readonly<Record<string, string>>;
  readonly ExpressionAttributeValues?: Readonly<Record<string, { readonly S?: string }>>;
}

/** An item after an update; only plain `name = :value` terms are applied, because no others are read again. */
function updated(item: StoredItem, call: DynamoCall): StoredItem {
  const { ExpressionAttributeNames: names = {}, ExpressionAttributeValues: values = {} } = call;
  const changes = (call.UpdateExpression ?? '').matchAll(/([#\w]+) = (:\w+)/g);
  const after = { ...item };
  for (const [, name = '', value = ''] of changes) after[names[name] ?? name] = values[value];
  return after;
}

/** A table of one owner in which every write succeeds, whatever its condition. */
export function createTable() {
  let held: readonly StoredItem[] = [];
  let items = held;

  /** The item after a write; nothing when it is deleted. */
  const written = (action: string, call: DynamoCall, found: StoredItem | undefined) => {
    if (action === 'PutItem') return call.Item;
    return action === 'UpdateItem' && found ? updated(found, call) : undefined;
  };

  return {
    /** The items when a function is called. */
    hold: (next: readonly Item[]): void => {
      held = next.map(attributes);
      items = held;
    },
    /** Drops what was written since. */
    undo: (): void => {
      items = held;
    },
    answer: (action: string, call: DynamoCall): object => {
      if (action === 'Query') {
        const [, prefix] = Object.values(call.ExpressionAttributeValues ?? {});
        return { Items: items.filter(({ SK }) => SK?.S?.startsWith(prefix?.S ?? '')) };
      }
      const key = (call.Key ?? call.Item)?.SK?.S;
      const found = items.find(({ SK }) => SK?.S === key);
      if (action === 'GetItem') return found ? { Item: found } : {};
      const after = written(action, call, found);
      items = [...items.filter((item) => item !== found), ...(after ? [after] : [])];
      const shown = call.ReturnValues === 'ALL_NEW' ? after : found;
      return shown ? { Attributes: shown } : {};
    },
  };
}

export type BenchTable = ReturnType<typeof createTable>;
