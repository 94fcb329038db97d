import { Validations, type App, type CfnResource } from 'aws-cdk-lib';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import { describe, expect, it } from 'vitest';
import { variants } from '../review/variants.ts';
import { appWith } from '../support/synthesized.ts';

/** The findings of a rule about a resource, as `path: rule[finding]`. */
function findings(app: App): readonly string[] {
  const found: string[] = [];
  for (const pack of [new AwsSolutionsChecks(), new ServerlessChecks()]) {
    // A pack asks for each finding whether it is acknowledged, for a resource or its parent.
    Object.defineProperty(pack, 'isAcknowledged', {
      value: ({ node }: CfnResource, rule: string) => found.push(`${node.path}: ${rule}`) > 0,
    });
    pack.validateScope(app);
  }
  return found.toSorted();
}

/** The acknowledged findings, with the reasons. */
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

describe.each(Object.entries(variants))('cdk-nag, run on the app %s,', (_name, given) => {
  const app = appWith({ demo: true, ...given });
  const found = findings(app);
  const acknowledged = acknowledgements(app);

  it('reports no finding that is not acknowledged', () => {
    const known = new Set(acknowledged.map(({ finding }) => finding));
    expect(found.length).toBeGreaterThan(100);
    expect(found.filter((finding) => !known.has(finding))).toEqual([]);
  });

  it('reports every acknowledged finding, each of which has a reason', () => {
    expect(acknowledged.filter(({ finding }) => !found.includes(finding))).toEqual([]);
    expect(acknowledged.filter(({ reason }) => reason.length < 30)).toEqual([]);
  });
});
