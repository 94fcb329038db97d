import { languages, type Language } from '../../../shared/model/locale.ts';
import { weightedValues } from './weighted-values.ts';

/** Of the languages the product speaks the one an `Accept-Language` header (RFC 9110, 12.5.4) likes best; or English. */
export function preferredLanguage(header: string | undefined): Language {
  const byWeight = weightedValues(header)
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { value } of byWeight) {
    const spoken = languages.find((one) => one === value.split('-')[0]);
    if (spoken) return spoken;
  }
  return 'en';
}
