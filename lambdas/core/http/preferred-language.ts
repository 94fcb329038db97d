import { languages, type Language } from '../../../shared/model/locale.ts';

/** Of the languages the product speaks the one an `Accept-Language` header (RFC 9110, 12.5.4) likes best; or English. */
export function preferredLanguage(header: string | undefined): Language {
  const ranges = (header ?? '').split(',').map((range) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    return { language: tag.split('-')[0], weight: Number(weight) };
  });
  const byWeight = ranges.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  for (const { language } of byWeight) {
    const spoken = languages.find((one) => one === language);
    if (spoken) return spoken;
  }
  return 'en';
}
