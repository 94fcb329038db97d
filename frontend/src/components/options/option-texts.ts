import * as z from 'zod/mini';
import { jobOptions, type JobOptions, type OptionTable } from '#shared/model/job-options.ts';
import type { MessageId } from '#frontend/i18n/message-id.ts';

type TextsOf<T extends OptionTable, Options = JobOptions<T>> = {
  [Name in keyof Options & string]: Options[Name] extends boolean
    ? `option.${T}.${Name}`
    : `option.${T}.${Name}` | `option.${T}.${Name}.${Options[Name] & string}`;
}[keyof Options & string];
type OptionText = { [T in OptionTable]: TextsOf<T> }[OptionTable];

export function optionText(table: OptionTable, ...names: readonly string[]): OptionText;
export function optionText(table: string, ...names: readonly string[]): string {
  return `option.${[table, ...names].join('.')}`;
}

export interface Option {
  readonly name: string;
  /** The names to choose from; undefined for a yes or no. */
  readonly values: readonly string[] | undefined;
  /** What a request without it means. */
  readonly usual: unknown;
}

export function optionsOf(table: OptionTable): Option[] {
  const shape: Readonly<Record<string, z.core.$ZodDefault>> = jobOptions[table].shape;
  return Object.entries(shape).map(
    ([
      name,
      {
        _zod: { def },
      },
    ]) => {
      const of = def.innerType;
      const values = of instanceof z.ZodMiniEnum ? of.options.map(String) : undefined;
      return { name, values, usual: def.defaultValue };
    },
  );
}

/** What was chosen of a job where it is not the usual, in texts; nothing of what this release does not know. */
export function chosenTexts(
  table: OptionTable,
  given: object,
): { id: MessageId; isOn?: boolean }[] {
  const known = new Map<string, unknown>(Object.entries(given));
  return optionsOf(table).flatMap(({ name, values, usual }) => {
    const value = known.get(name);
    if (value === usual) return [];
    if (typeof value === 'boolean') return [{ id: optionText(table, name), isOn: value }];
    const chosen = values?.find((one) => one === value);
    return chosen === undefined ? [] : [{ id: optionText(table, name, chosen) }];
  });
}
