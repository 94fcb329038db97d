import { Template } from 'aws-cdk-lib/assertions';
import { App, type Stack } from 'aws-cdk-lib';
import { createApp } from '#infra/app.ts';
import { cdkContext } from '#infra/cdk-context.ts';
import { defaultStage, stackNameOf } from '#infra/stage.ts';

/** The app as it is deployed; `given` is context besides. Needs what `npm run build` makes, which it does not copy. */
export const appWith = (given: Record<string, unknown> = {}): App =>
  createApp(
    new App({
      context: { ...cdkContext(), 'aws:cdk:disable-asset-staging': true, ...given },
      // Takes three times as long as everything else together; `assembly.test.ts` has it done.
      builtinCloudFormationValidation: false,
    }),
  );

/** The templates of `appWith`, by their parts of the product. */
export function synthesized(
  given: Record<string, unknown> & { readonly stage?: string } = {},
): Record<'data' | 'covers' | 'workflows' | 'api' | 'web' | 'operations', Template> {
  const app = appWith(given);
  const template = (part: string) => {
    const name = stackNameOf(given.stage ?? defaultStage, part);
    return Template.fromStack(app.node.findChild(name) as Stack);
  };
  return {
    data: template('data'),
    covers: template('covers'),
    workflows: template('workflows'),
    api: template('api'),
    web: template('web'),
    operations: template('operations'),
  };
}
