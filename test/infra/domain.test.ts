import { Match, type Template } from 'aws-cdk-lib/assertions';
import { CachePolicy } from 'aws-cdk-lib/aws-cloudfront';
import { describe, expect, it } from 'vitest';
import { synthesized } from '../support/synthesized.ts';

const domainName = 'daftar.school.example';
const certificateArn =
  'arn:aws:acm:us-east-1:111122223333:certificate/0f1e2d3c-aaaa-bbbb-cccc-1234567890ab';
const hostedZoneId = 'Z0123456789ABCDEFGHIJ';

const distributionOf = (web: Template): Record<string, unknown> => {
  const [found] = Object.values(web.findResources('AWS::CloudFront::Distribution')) as {
    Properties: { DistributionConfig: Record<string, unknown> };
  }[];
  return found!.Properties.DistributionConfig;
};

const firebase = { projectId: 'school-1', apiKey: 'key', authDomain: domainName };
const elsewhere = { ...firebase, authDomain: 'school-1.firebaseapp.com' };
/** Each takes seconds to synthesize, so several tests read one. */
const withDomain = { domainName, certificateArn, firebase };
const withZone = { domainName, certificateArn, hostedZoneId, firebase: elsewhere };

describe('a custom domain', () => {
  it('is required for what only a certificate offers', () => {
    const { web } = synthesized();
    expect(distributionOf(web)).not.toHaveProperty('Aliases');
    expect(distributionOf(web)).not.toHaveProperty('ViewerCertificate');
    web.resourceCountIs('AWS::Route53::RecordSet', 0);
  });

  it('is used by the distribution with TLS 1.2 at least, and by invitations', () => {
    const { web } = synthesized(withDomain);
    expect(distributionOf(web)).toMatchObject({
      Aliases: [domainName],
      ViewerCertificate: {
        AcmCertificateArn: certificateArn,
        MinimumProtocolVersion: 'TLSv1.2_2021',
        SslSupportMethod: 'sni-only',
      },
    });
    web.resourceCountIs('AWS::Route53::RecordSet', 0);
    web.hasOutput('Url', { Value: `https://${domainName}` });
    web.hasOutput('DistributionDomain', { Value: { 'Fn::GetAtt': Match.anyValue() } });
  });

  it('gets its DNS records when Route 53 hosts the zone', () => {
    const { web } = synthesized(withZone);
    const records = Object.values(web.findResources('AWS::Route53::RecordSet'));
    expect(records.map(({ Properties }) => Properties as unknown)).toEqual(
      ['A', 'AAAA'].map((Type) => ({
        Type,
        Name: `${domainName}.`,
        HostedZoneId: hostedZoneId,
        AliasTarget: expect.objectContaining({
          DNSName: { 'Fn::GetAtt': [expect.stringMatching(/^Distribution/), 'DomainName'] },
        }) as unknown,
      })),
    );
  });
});

describe('the pages of the identity provider', () => {
  const behaviours = (web: Template): unknown => distributionOf(web).CacheBehaviors;

  it.each([
    ['of its own', withDomain],
    ['of a host before it', { siteUrl: `https://${domainName}`, firebase }],
  ])('are on the site’s domain, %s, when that is configured', (_domain, context) => {
    const { web } = synthesized(context);
    const config = distributionOf(web);
    const [behaviour] = (config.CacheBehaviors as Record<string, unknown>[]).filter(
      ({ PathPattern }) => PathPattern === '/__/auth/*',
    );
    expect(behaviour).toMatchObject({
      ViewerProtocolPolicy: 'https-only',
      CachePolicyId: CachePolicy.CACHING_DISABLED.cachePolicyId,
    });
    // Our policy forbids frames, but their page is one.
    expect(behaviour).not.toHaveProperty('ResponseHeadersPolicyId');
    expect(config.Origins).toContainEqual(
      expect.objectContaining({
        Id: behaviour!.TargetOriginId,
        DomainName: 'school-1.firebaseapp.com',
      }),
    );
  });

  it.each([
    ['are elsewhere', withZone],
    ['are on a domain that is not the site’s', { firebase }],
  ])('have no path here when they %s', (_case, context) => {
    const { web } = synthesized(context);
    expect(JSON.stringify(behaviours(web))).not.toContain('__/auth');
  });
});
