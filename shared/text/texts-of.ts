import { IntlMessageFormat } from 'intl-messageformat';

/** The values of a text's placeholders, from what its callers give. */
type Valued = (...given: never[]) => Readonly<Record<string, string | number>>;
interface Values {
  readonly [id: string]: Valued | Values;
}

/** Texts as their callers see them: those with values are functions of them. */
type Texts<Messages, Given> = {
  readonly [Id in keyof Messages]: Id extends keyof Given
    ? Given[Id] extends (...given: infer Parts) => unknown
      ? (...given: Parts) => string
      : Texts<Messages[Id], Given[Id]>
    : Messages[Id];
};

/** A message, its syntax tree (the builds compile them), or a list or group of messages. */
type Message = ConstructorParameters<typeof IntlMessageFormat>[0];

const isTree = (message: unknown): message is Message =>
  typeof message === 'string' || Array.isArray(message);

/** A message is parsed when it is first needed. */
function written(message: Message, values: Valued, language: string) {
  let format: IntlMessageFormat | undefined;
  return (...given: never[]): string => {
    format ??= new IntlMessageFormat(message, language);
    return String(format.format(values(...given)));
  };
}

const build = (messages: object, values: Values, language: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(messages).map(([id, message]: [string, unknown]) => {
      const given = values[id];
      if (typeof given === 'function')
        return [id, isTree(message) ? written(message, given, language) : message];
      return [id, given && message ? build(message, given, language) : message];
    }),
  );

/**
 * The texts of a file of `shared/texts`, by language.
 * @param values for each text with placeholders, what they hold
 */
export function textsOf<Language extends string, Messages extends object, Given extends Values>(
  messages: Readonly<Record<Language, Messages>>,
  values: (language: Language) => Given,
): (language: Language) => Texts<Messages, Given>;
export function textsOf(
  messages: Readonly<Record<string, object>>,
  values: (language: string) => Values,
): (language: string) => object {
  const built = new Map<string, object>();
  return (language) => {
    const known =
      built.get(language) ?? build(messages[language] ?? {}, values(language), language);
    built.set(language, known);
    return known;
  };
}
