import { Validations, type App, type CfnResource } from 'aws-cdk-lib';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import { describe, expect, it } from 'vitest';
import { variants } from '#infra/review/variants.ts';
import { appWith } from '../support/synthesized.ts';

/** What a rule finds of a resource, as `path: rule[finding]`. */
function findings(app: App): readonly string[] {
  const found: string[] = [];
  for (const pack of [new AwsSolutionsChecks(), new ServerlessChecks()]) {
    // A pack asks of everything that it finds whether it is acknowledged, of a resource or what it is part of.
    Object.defineProperty(pack, 'isAcknowledged', {
      value: ({ node }: CfnResource, rule: string) => found.push(`${node.path}: ${rule}`) > 0,
    });
    pack.validateScope(app);
  }
  return found.toSorted();
}

/** What is acknowledged, with the reason. */
const acknowledgements = (app: App) =>
  app.node.findAll().flatMap(({ node }) =>
    node.metadata
      .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
      .flatMap(({ data }) => Object.entries(data as Record<string, string>))
      .map(([rule, reason]) => ({
        finding: `${node.path}: ${rule.replace(/^Annotation::/, '')}`,
        reason,
      }))
      .filter(({ finding }) => /: (?:AwsSolutions|Serverless)-/.test(finding)),
  );

describe.each(Object.entries(variants))('what cdk-nag finds in the app, %s,', (_name, given) => {
  const app = appWith({ demo: true, ...given });
  const found = findings(app);
  const acknowledged = acknowledgements(app);

  it('is mended or acknowledged, resource by resource', () => {
    const known = new Set(acknowledged.map(({ finding }) => finding));
    expect(found.length).toBeGreaterThan(100);
    expect(found.filter((finding) => !known.has(finding))).toEqual([]);
  });

  it('is all that is acknowledged, each for a reason', () => {
    expect(acknowledged.filter(({ finding }) => !found.includes(finding))).toEqual([]);
    expect(acknowledged.filter(({ reason }) => reason.length < 30)).toEqual([]);
  });
});
