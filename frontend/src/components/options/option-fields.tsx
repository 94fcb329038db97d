import type { ReactNode } from 'react';
import { optionsIn, type JobOptions, type OptionTable } from '#shared/model/job-options.ts';
import { Tick } from '#frontend/components/form/check-box.tsx';
import { ChoiceCards } from '../form/choice-cards.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { optionText, optionsOf } from './option-texts.ts';

interface Props<T extends OptionTable> {
  readonly table: T;
  readonly values: JobOptions<T>;
  readonly onChange: (options: JobOptions<T>) => void;
  /** Options that cannot be chosen now. */
  readonly hidden?: readonly (keyof JobOptions<T>)[];
  /** What is said below an option. */
  readonly help?: Readonly<Partial<Record<keyof JobOptions<T>, ReactNode>>>;
}

/** A field for each option of a kind of job: cards for a choice, a check box for a yes or no. */
export const OptionFields = <T extends OptionTable>(props: Props<T>) => {
  const { table, values, onChange, hidden = [], help = {} } = props;
  const chosen = new Map<string, unknown>(Object.entries(values));
  const helpOf = new Map<string, ReactNode>(Object.entries(help));
  const isHidden = (name: string): boolean => hidden.some((one) => one === name);
  const choose = (name: string, value: unknown): void =>
    onChange(optionsIn(table, { ...values, [name]: value }));
  return optionsOf(table).map(({ name, values: names }) => {
    if (isHidden(name)) return null;
    const label = <Message id={optionText(table, name)} />;
    const value = chosen.get(name);
    return names ? (
      <ChoiceCards
        key={name}
        name={name}
        label={label}
        value={names.find((one) => one === value)}
        onChange={(next) => choose(name, next)}
        options={names.map((one) => ({
          value: one,
          title: <Message id={optionText(table, name, one)} />,
        }))}
      />
    ) : (
      <Tick
        key={name}
        name={name}
        help={helpOf.get(name)}
        checked={value === true}
        onChange={(checked) => choose(name, checked)}
      >
        {label}
      </Tick>
    );
  });
};
