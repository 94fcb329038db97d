import { IntlMessageFormat } from 'intl-messageformat';
import type { DraftLanguage } from '#shared/model/locale.ts';
import ar from '#shared/texts/ar/calculations.json' with { type: 'json' };
import en from '#shared/texts/en/calculations.json' with { type: 'json' };
import fr from '#shared/texts/fr/calculations.json' with { type: 'json' };

type Family = keyof typeof en;
type Values = Readonly<Record<string, string | number>>;

const texts: Readonly<Record<DraftLanguage, Readonly<Record<Family, object>>>> = { ar, en, fr };

/** A text or, where a build compiled it, its syntax tree. */
type Message = ConstructorParameters<typeof IntlMessageFormat>[0];

/** The texts of a family that have values, parsed. */
const parsed = (language: DraftLanguage, family: Family) =>
  new Map(
    Object.entries(texts[language][family]).map(([id, message]: [string, Message]) => [
      id,
      typeof message === 'string' && !message.includes('{')
        ? message
        : new IntlMessageFormat(message, language),
    ]),
  );

/** Gives the texts of a family of problems by their ids, each with the values that it names. */
export function textsAbout<Group extends Family>(family: Group) {
  const known = new Map<DraftLanguage, ReturnType<typeof parsed>>();
  return (language: DraftLanguage, id: keyof (typeof en)[Group] & string, values?: Values) => {
    const messages = known.get(language) ?? parsed(language, family);
    known.set(language, messages);
    const message = messages.get(id) ?? '';
    return typeof message === 'string' ? message : String(message.format(values));
  };
}
