import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { synthesized } from '../support/synthesized.ts';

/** What the deployments of files put into other stacks' buckets, as the template says it. */
const deployedOutside = ({ web }: ReturnType<typeof synthesized>): string => {
  const deployments = web.findResources('Custom::CDKBucketDeployment', {
    Properties: { DestinationBucketName: { 'Fn::ImportValue': Match.anyValue() } },
  });
  return JSON.stringify(Object.values(deployments));
};

describe('the address invitations lead to', () => {
  it('is the distribution’s', () => {
    const templates = synthesized();
    expect(deployedOutside(templates)).toContain('DomainName');
    templates.web.hasOutput('Url', { Value: Match.objectLike({ 'Fn::Join': Match.anyValue() }) });
  });

  it('is the one that is configured', () => {
    const templates = synthesized({ siteUrl: 'https://daftar.school.example' });
    expect(deployedOutside(templates)).not.toContain('DomainName');
    templates.web.hasOutput('Url', { Value: 'https://daftar.school.example' });
  });

  it.each(['http://school.example', 'https://school.example/daftar', 'school.example'])(
    'is not %s',
    (siteUrl) => expect(() => synthesized({ siteUrl })).toThrow(),
  );
});
