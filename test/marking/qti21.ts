import { chosenFor, textAt } from './given.ts';
import type { Given, Row } from './table.ts';
import { all, childrenOf, type XmlElement } from './xml.ts';

/** A value of a response: one, several, or none. */
export type Response = string | readonly string[] | undefined;

/** What a pupil gives to each response of an item, by its identifier. */
export function responsesOf(
  item: XmlElement,
  { question }: Row,
  given: Given,
): Map<string, Response> {
  const declared = all(item, 'responseDeclaration').map(
    (each) => each.getAttribute('identifier') ?? '',
  );
  switch (question.kind) {
    case 'choice':
    case 'truth': {
      const choices = all(item, 'simpleChoice').map(
        (each) => each.getAttribute('identifier') ?? '',
      );
      return new Map([['RESPONSE', choices[Number(given[0] ?? -1)]]]);
    }
    case 'matching': {
      const pairs = chosenFor(question, given).flatMap((right, left) =>
        right === undefined ? [] : [`left-${left + 1} right-${right + 1}`],
      );
      return new Map([['RESPONSE', pairs.length === 0 ? undefined : pairs]]);
    }
    case 'ordering': {
      const choices = all(item, 'simpleChoice').map(
        (each) => each.getAttribute('identifier') ?? '',
      );
      const order = given.flatMap((each) => choices[Number(each ?? -1)] ?? []);
      return new Map([['RESPONSE', order.length === 0 ? undefined : order]]);
    }
    default:
      return new Map(
        declared.map((identifier, index) => [
          identifier,
          textAt(given, index) === '' ? undefined : textAt(given, index),
        ]),
      );
  }
}

type Value = string | number | boolean | readonly string[] | null;
/** A number as the specification has it, which is one of XML Schema's; no other text is a response. */
const XML_NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;

/** Processes responses by the rules of the specification, as far as these items use them. */
class Processor {
  readonly #item: XmlElement;
  readonly #responses: ReadonlyMap<string, Response>;
  readonly outcomes = new Map<string, Value>();

  constructor(item: XmlElement, responses: ReadonlyMap<string, Response>) {
    this.#item = item;
    this.#responses = responses;
    for (const outcome of all(item, 'outcomeDeclaration')) {
      const isNumber = outcome.getAttribute('baseType') === 'float';
      const value = outcome.querySelector('value')?.textContent ?? null;
      this.outcomes.set(
        outcome.getAttribute('identifier') ?? '',
        value !== null && isNumber ? Number(value) : value,
      );
    }
  }

  run(): void {
    const processing = this.#item.querySelector('responseProcessing');
    if (processing?.getAttribute('template')?.endsWith('map_response'))
      this.outcomes.set('SCORE', this.#mapped('RESPONSE'));
    else for (const rule of processing ? childrenOf(processing) : []) this.#rule(rule);
  }

  #declaration(identifier: string): XmlElement | undefined {
    return all(this.#item, 'responseDeclaration').find(
      (each) => each.getAttribute('identifier') === identifier,
    );
  }

  #mapped(identifier: string): number {
    const response = this.#responses.get(identifier);
    const entries = all(this.#item, 'mapEntry').filter(
      (each) => each.closest('responseDeclaration') === this.#declaration(identifier),
    );
    const valueOf = (text: string): number => {
      const entry = entries.find((each) => {
        const key = each.getAttribute('mapKey') ?? '';
        return each.getAttribute('caseSensitive') === 'false'
          ? key.toLowerCase() === text.toLowerCase()
          : key === text;
      });
      return Number(entry?.getAttribute('mappedValue') ?? 0);
    };
    if (response === undefined) return 0;
    return [...new Set([response].flat())].reduce((sum, each) => sum + valueOf(String(each)), 0);
  }

  #variable(identifier: string): Value {
    if (this.outcomes.has(identifier)) return this.outcomes.get(identifier) ?? null;
    const response = this.#responses.get(identifier);
    if (response === undefined || response === '') return null;
    if (this.#declaration(identifier)?.getAttribute('baseType') !== 'float') return response;
    const text = String(response).trim();
    return XML_NUMBER.test(text) ? Number(text) : null;
  }

  #correct(identifier: string): Value {
    const declaration = this.#declaration(identifier);
    const values = declaration
      ? all(declaration, 'correctResponse > value').map((each) => each.textContent ?? '')
      : [];
    return declaration?.getAttribute('cardinality') === 'single' ? (values[0] ?? null) : values;
  }

  #rule(rule: XmlElement): void {
    if (rule.localName === 'setOutcomeValue') {
      const [expression] = childrenOf(rule);
      if (expression)
        this.outcomes.set(rule.getAttribute('identifier') ?? '', this.#value(expression));
      return;
    }
    for (const branch of childrenOf(rule)) {
      const [test, ...rules] = childrenOf(branch);
      const isElse = branch.localName === 'responseElse';
      if (!isElse && (!test || this.#value(test) !== true)) continue;
      for (const each of isElse ? childrenOf(branch) : rules) this.#rule(each);
      return;
    }
  }

  #value(expression: XmlElement): Value {
    const identifier = expression.getAttribute('identifier') ?? '';
    const parts = () => childrenOf(expression).map((each) => this.#value(each));
    switch (expression.localName) {
      case 'variable':
        return this.#variable(identifier);
      case 'correct':
        return this.#correct(identifier);
      case 'baseValue':
        return expression.getAttribute('baseType') === 'float'
          ? Number(expression.textContent)
          : (expression.textContent ?? null);
      case 'mapResponse':
        return this.#mapped(identifier);
      case 'isNull':
        return parts()[0] === null;
      case 'not': {
        const [value = null] = parts();
        return typeof value === 'boolean' ? !value : null;
      }
      case 'and':
        return parts().every((each) => each === true);
      case 'or':
        return parts().some((each) => each === true);
      case 'match': {
        const [one = null, other = null] = parts();
        return one === null || other === null
          ? null
          : JSON.stringify(one) === JSON.stringify(other);
      }
      case 'index': {
        const [list = null] = parts();
        return list instanceof Array
          ? (list[Number(expression.getAttribute('n')) - 1] ?? null)
          : null;
      }
      case 'sum': {
        const values = parts();
        return values.includes(null)
          ? null
          : values.reduce<number>((sum, each) => sum + Number(each), 0);
      }
      case 'gte':
      case 'lte': {
        const [one = null, other = null] = parts();
        if (one === null || other === null) return null;
        return expression.localName === 'gte'
          ? Number(one) >= Number(other)
          : Number(one) <= Number(other);
      }
      case 'equal': {
        const [one = null, other = null] = parts();
        if (one === null || other === null) return null;
        const [below = 0, above = below] = (expression.getAttribute('tolerance') ?? '0')
          .split(' ')
          .map(Number);
        return Number(one) >= Number(other) - below && Number(one) <= Number(other) + above;
      }
      default:
        throw new Error(`no such expression: ${expression.localName}`);
    }
  }
}

/** The outcomes of an item for an answer, as the specification has them. */
export function outcomesInQti21(
  item: XmlElement,
  row: Row,
  given: Given,
): ReadonlyMap<string, Value> {
  const processor = new Processor(item, responsesOf(item, row, given));
  processor.run();
  return processor.outcomes;
}
