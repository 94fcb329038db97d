import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { synthesized } from '../support/synthesized.ts';

/** The content that file deployments put into other stacks' buckets, according to the template. */
const deployedOutside = ({ web }: ReturnType<typeof synthesized>): string => {
  const deployments = web.findResources('Custom::CDKBucketDeployment', {
    Properties: { DestinationBucketName: { 'Fn::ImportValue': Match.anyValue() } },
  });
  return JSON.stringify(Object.values(deployments));
};

describe('the address in invitations', () => {
  it('is the distribution’s by default', () => {
    const templates = synthesized();
    expect(deployedOutside(templates)).toContain('DomainName');
    templates.web.hasOutput('Url', { Value: Match.objectLike({ 'Fn::Join': Match.anyValue() }) });
  });

  it('is the configured one', () => {
    const templates = synthesized({ siteUrl: 'https://daftar.school.example' });
    expect(deployedOutside(templates)).not.toContain('DomainName');
    templates.web.hasOutput('Url', { Value: 'https://daftar.school.example' });
  });

  it.each(['http://school.example', 'https://school.example/daftar', 'school.example'])(
    'cannot be %s',
    (siteUrl) => expect(() => synthesized({ siteUrl })).toThrow(),
  );
});
