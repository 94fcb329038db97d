import { isolateForeign } from '../../i18n/isolate.ts';
import { useLocale } from '../../i18n/locale-context.ts';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

/** The options of a list. They cannot contain elements, so names are isolated by Unicode characters. */
export const Options = ({ of }: { readonly of: readonly SelectOption[] }) => {
  const { direction } = useLocale();
  return of.map(({ value, label }) => (
    <option key={value} value={value}>
      {isolateForeign(label, direction)}
    </option>
  ));
};
