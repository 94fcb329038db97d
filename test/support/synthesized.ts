import { Template } from 'aws-cdk-lib/assertions';
import { App, type Stack } from 'aws-cdk-lib';
import { createApp } from '#infra/app.ts';
import { cdkContext } from '#infra/cdk-context.ts';
import { defaultStage, stackNameOf } from '#infra/stage.ts';

/** Neither copies of the assets nor where in the code each resource was made: no test reads them. */
const unneeded = {
  'aws:cdk:disable-asset-staging': true,
  'aws:cdk:disable-stack-trace': true,
  'aws:cdk:disable-creation-stack-traces': true,
};

const apps = new Map<string, App>();

/**
 * The app as it is deployed; `given` is additional context. Each variant is made once for all tests of a process, which
 * only read it. Needs the output of `npm run build`, which it does not copy.
 */
export function appWith(given: Record<string, unknown> = {}): App {
  const variant = JSON.stringify(given);
  const known = apps.get(variant);
  if (known) return known;
  const app = createApp(
    new App({
      context: { ...cdkContext(), ...unneeded, ...given },
      // Takes three times as long as everything else together, so only `assembly.test.ts` does it.
      builtinCloudFormationValidation: false,
    }),
  );
  apps.set(variant, app);
  return app;
}

const fixedParts = ['data', 'covers', 'workflows', 'api', 'web', 'operations'] as const;
type Part = (typeof fixedParts)[number] | (typeof featureParts)[number];

/** The parts of the product whose stacks have routes only. */
export const featureParts = ['record', 'drafts', 'pages', 'prints'] as const;
/** The parts of the product whose stacks have routes. */
export const routeParts = ['api', ...featureParts] as const;

/** The templates of `appWith`, by part of the product. */
export function synthesized(
  given: Record<string, unknown> & { readonly stage?: string } = {},
): Record<Part, Template> {
  const app = appWith(given);
  const template = (part: string) => {
    const name = stackNameOf(given.stage ?? defaultStage, part);
    return Template.fromStack(app.node.findChild(name) as Stack);
  };
  return Object.fromEntries(
    [...fixedParts, ...featureParts].map((part) => [part, template(part)]),
  ) as Record<Part, Template>;
}
