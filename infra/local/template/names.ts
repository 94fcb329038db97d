import type { Resource } from './document.ts';
import { resourceTypes, shortened, type Environment, type ResourceType } from './resource-types.ts';

export interface Located {
  readonly stack: string;
  readonly logicalId: string;
  readonly resource: Resource;
}

const unknown = ({ logicalId, resource }: Located, what: string): Error =>
  new Error(
    `${logicalId}: the local host does not know ${what} ${resource.Type}. Add it to infra/local/template/resource-types.ts.`,
  );

/**
 * Looks up the resource's type.
 * @throws for a type that `resource-types.ts` does not list
 */
export const typeOf = (located: Located): ResourceType => {
  const type = resourceTypes.get(located.resource.Type);
  if (type === undefined) throw unknown(located, 'the type');
  return type;
};

/** The physical name: from the template, or derived from stack and logical id. */
export const physicalName = (located: Located): string => {
  const { nameProperty = '', generateName = shortened } = typeOf(located);
  const given = located.resource.Properties[nameProperty];
  return typeof given === 'string' ? given : generateName(`${located.stack}-${located.logicalId}`);
};

/**
 * The value of `Fn::GetAtt`.
 * @throws for an attribute that the type does not list
 */
export const attributeOf = (
  located: Located,
  attribute: string,
  environment: Environment,
): string => {
  const valueOf = typeOf(located).attributes?.[attribute];
  if (valueOf === undefined) throw unknown(located, `the attribute ${attribute} of`);
  return valueOf(physicalName(located), environment);
};

/** The value of `Ref`: the ARN for some types, the physical name for others. */
export const refOf = (located: Located, environment: Environment): string =>
  typeOf(located).refIsArn ? attributeOf(located, 'Arn', environment) : physicalName(located);
