import path from 'node:path';
import { build } from 'esbuild';
import { itemOf, type Scorer } from '#test/marking/scorers.ts';
import { responsesOf, type Response } from '#test/marking/qti21.ts';
import { all, attributeOf, childrenOf, rootOf, type XmlElement } from '#test/marking/xml.ts';

interface Outcome {
  readonly value: unknown;
}
type Process = (
  this: { trigger(name: string, error: unknown): void },
  responses: unknown,
  item: unknown,
  done: (formatted: unknown, state: Record<string, Outcome>) => void,
) => void;

/** Bundles TAO's scoring for Node; its modules name one another by an alias of TAO's server. */
export async function loadTao(tools: string, work: string): Promise<Process> {
  const outfile = path.join(work, 'tao.mjs');
  const source = path.join(tools, 'node_modules/@oat-sa/tao-item-runner-qti/src');
  await build({
    stdin: {
      contents: "export { default } from 'taoQtiItem/scoring/provider/qti';",
      resolveDir: tools,
    },
    bundle: true,
    format: 'esm',
    outfile,
    platform: 'node',
    logLevel: 'warning',
    plugins: [
      {
        name: 'tao',
        setup(builder) {
          builder.onResolve({ filter: /^taoQtiItem\// }, ({ path: name }) => ({
            path: path.join(source, `${name.replace('taoQtiItem/', '')}.js`),
          }));
        },
      },
    ],
  });
  const { default: provider } = (await import(outfile)) as { default: { process: Process } };
  return provider.process;
}

/** An expression as TAO's server writes it for its player. */
const expressionOf = (element: XmlElement): unknown => ({
  qtiClass: element.localName,
  attributes: attributesOf(element),
  expressions: childrenOf(element).map(expressionOf),
  ...(element.localName === 'baseValue' && { value: element.textContent }),
});
const ATTRIBUTES = ['identifier', 'baseType', 'tolerance', 'toleranceMode', 'n', 'pattern'];
const attributesOf = (element: XmlElement): Record<string, string> =>
  Object.fromEntries(
    ATTRIBUTES.flatMap((name) =>
      element.hasAttribute(name) ? [[name, attributeOf(element, name)]] : [],
    ),
  );

function ruleOf(element: XmlElement): unknown {
  if (element.localName === 'setOutcomeValue') {
    const [expression] = childrenOf(element);
    return {
      qtiClass: 'setOutcomeValue',
      attributes: attributesOf(element),
      expression: expression && expressionOf(expression),
    };
  }
  const branch = (each: XmlElement) => {
    const [test, ...rules] = childrenOf(each);
    return {
      qtiClass: each.localName,
      expression: test && expressionOf(test),
      responseRules: rules.map(ruleOf),
    };
  };
  const [first] = childrenOf(element, 'responseIf');
  const [last] = childrenOf(element, 'responseElse');
  return {
    qtiClass: 'responseCondition',
    responseIf: first && branch(first),
    responseElseIfs: childrenOf(element, 'responseElseIf').map(branch),
    ...(last && {
      responseElse: { qtiClass: 'responseElse', responseRules: childrenOf(last).map(ruleOf) },
    }),
  };
}

/** The rules of the standard template that the items may name. */
const MAP_RESPONSE = rootOf(
  '<responseProcessing><responseCondition><responseIf><isNull><variable identifier="RESPONSE"/></isNull><setOutcomeValue identifier="SCORE"><baseValue baseType="float">0.0</baseValue></setOutcomeValue></responseIf><responseElse><setOutcomeValue identifier="SCORE"><mapResponse identifier="RESPONSE"/></setOutcomeValue></responseElse></responseCondition></responseProcessing>',
);

/** An item as TAO's server gives it to the player. */
function itemData(item: XmlElement): unknown {
  const processing = item.querySelector('responseProcessing');
  const rules = processing?.hasAttribute('template') ? MAP_RESPONSE : processing;
  return {
    identifier: attributeOf(item, 'identifier'),
    responses: all(item, 'responseDeclaration').map((each) => ({
      attributes: {
        identifier: attributeOf(each, 'identifier'),
        cardinality: attributeOf(each, 'cardinality'),
        baseType: attributeOf(each, 'baseType'),
      },
      correctResponses: all(each, 'correctResponse > value').map((value) => value.textContent),
      mapping: Object.fromEntries(
        all(each, 'mapEntry').map((entry) => [
          attributeOf(entry, 'mapKey'),
          attributeOf(entry, 'mappedValue'),
        ]),
      ),
      mappingAttributes: { defaultValue: '0' },
    })),
    outcomes: all(item, 'outcomeDeclaration').map((each) => ({
      attributes: {
        identifier: attributeOf(each, 'identifier'),
        cardinality: attributeOf(each, 'cardinality'),
        baseType: attributeOf(each, 'baseType'),
      },
      defaultValue: each.querySelector('value')?.textContent ?? null,
    })),
    responseProcessing: { responseRules: rules ? childrenOf(rules).map(ruleOf) : [] },
  };
}

/** What TAO's text field gives for what is typed: a number as JavaScript parses it, or nothing. */
function typed(value: string, baseType: string): string | number {
  const text = value.trim();
  if (baseType !== 'float') return text;
  const number = Number.parseFloat(text);
  return Number.isNaN(number) ? '' : number;
}

function pointsFor(
  process: Process,
  item: XmlElement,
  given: ReadonlyMap<string, Response>,
): number {
  const responses: Record<string, unknown> = {};
  for (const [identifier, response] of given) {
    const declaration = all(item, 'responseDeclaration').find(
      (each) => attributeOf(each, 'identifier') === identifier,
    );
    const baseType = declaration ? attributeOf(declaration, 'baseType') : '';
    const isText = item.querySelector('textEntryInteraction') !== null;
    const isSingle =
      declaration !== undefined && attributeOf(declaration, 'cardinality') === 'single';
    if (response === undefined) {
      const nothing = isText ? { base: { [baseType]: '' } } : { base: null };
      responses[identifier] = isSingle ? nothing : { list: { [baseType]: [] } };
    } else if (typeof response === 'string')
      responses[identifier] = {
        base: { [baseType]: isText ? typed(response, baseType) : response },
      };
    else
      responses[identifier] = {
        list: {
          [baseType]:
            baseType === 'directedPair' ? response.map((each) => each.split(' ')) : [...response],
        },
      };
  }
  let score = 0;
  const problems: unknown[] = [];
  process.call(
    { trigger: (_, error) => problems.push(error) },
    responses,
    itemData(item),
    (_, state) => {
      score = Number(state.SCORE?.value);
    },
  );
  if (problems.length > 0)
    throw new Error('TAO could not process the item', { cause: problems[0] });
  return score;
}

/** The points that TAO's player gives. */
export const taoScorer = (process: Process): Scorer => ({
  format: 'qti21',
  name: 'TAO’s player',
  open(row) {
    const item = rootOf(itemOf(row));
    return (given) => pointsFor(process, item, responsesOf(item, row, given));
  },
});
