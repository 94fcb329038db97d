import { isolateForeign } from '../../i18n/isolate.ts';
import { useLocale } from '../../i18n/locale-context.ts';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

/** The options of a list. They can hold no elements, so that names among them are isolated by characters. */
export const Options = ({ of }: { readonly of: readonly SelectOption[] }) => {
  const { direction } = useLocale();
  return of.map(({ value, label }) => (
    <option key={value} value={value}>
      {isolateForeign(label, direction)}
    </option>
  ));
};
