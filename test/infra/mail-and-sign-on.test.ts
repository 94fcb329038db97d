import { Match } from 'aws-cdk-lib/assertions';
import { expect, it } from 'vitest';
import { synthesized } from '../support/synthesized.ts';

interface Statement {
  Action: string | string[];
  Resource: unknown[];
}

const from = 'daftar@school.example';
const schoolSignOn = { providerId: 'saml.ministry', name: 'My Ministry' };
const { api, web, operations } = synthesized({ mail: { from, perDay: 90_000 }, schoolSignOn });
const inviting = ['addstudent', 'resendinvitation'];
const senders = (template: typeof api) =>
  Object.entries(template.findResources('AWS::IAM::Policy')).filter(([, policy]) =>
    JSON.stringify(policy).includes('ses:'),
  );

it('only the functions that invite may send a mail, and only from that address', () => {
  expect(senders(api).map(([id]) => id.replace(/Function.*/, ''))).toEqual(inviting);
  for (const [, policy] of senders(api)) {
    const { PolicyDocument } = policy['Properties'] as {
      PolicyDocument: { Statement: Statement[] };
    };
    const [statement, ...others] = PolicyDocument.Statement.filter(({ Action }) =>
      [Action].flat().some((action) => action.startsWith('ses:')),
    );
    expect(others).toEqual([]);
    expect(statement).toMatchObject({
      Action: 'ses:SendEmail',
      Condition: { StringEquals: { 'ses:FromAddress': from } },
    });
    const resources = statement!.Resource.map((resource) => JSON.stringify(resource));
    expect(resources).toEqual(
      [':configuration-set/', `:identity/${from}`, ':identity/school.example'].map(
        (end) => expect.stringContaining(end) as unknown,
      ),
    );
  }
});

it('addresses that bounced or complained get no more, and nothing follows who opens a mail', () => {
  api.hasResourceProperties('AWS::SES::ConfigurationSet', {
    SuppressionOptions: { SuppressedReasons: ['BOUNCE', 'COMPLAINT'] },
    DeliveryOptions: { TlsPolicy: 'REQUIRE' },
    TrackingOptions: Match.absent(),
  });
  api.resourceCountIs('AWS::SES::ConfigurationSetEventDestination', 0);
});

it('the functions know how many mails a day may have', () => {
  const limited = api.findResources('AWS::Lambda::Function', {
    Properties: { Environment: { Variables: { MAIL_FROM: from, INVITATIONS_PER_DAY: '90000' } } },
  });
  expect(Object.keys(limited)).toHaveLength(inviting.length);
});

it('alarms watch how many mails come back or are complained of', () => {
  for (const name of ['MailBounces', 'MailComplaints'])
    expect(Object.keys(operations.findResources('AWS::CloudWatch::Alarm')).join()).toContain(name);
  const shown = JSON.stringify(operations.findResources('AWS::CloudWatch::Dashboard'));
  for (const metric of ['Send', 'Bounce', 'Complaint'])
    expect(shown.replaceAll('\\', '')).toContain(`"AWS/SES","${metric}"`);
});

it('without the context the identity provider sends them', () => {
  const plain = synthesized().api;
  expect(senders(plain)).toEqual([]);
  plain.resourceCountIs('AWS::SES::ConfigurationSet', 0);
});

it('the site and the function that gives roles know the school’s sign-on', () => {
  const [output] = Object.values(web.findOutputs('RuntimeConfig'));
  expect(JSON.stringify(output)).toContain(
    JSON.stringify(JSON.stringify(schoolSignOn)).slice(1, -1),
  );
  const told = (template: typeof api) =>
    Object.keys(
      template.findResources('AWS::Lambda::Function', {
        Properties: { Environment: { Variables: { SCHOOL_PROVIDER: 'saml.ministry' } } },
      }),
    );
  expect(told(api).map((id) => id.replace(/Function.*/, ''))).toEqual(['assignrole']);
  expect(told(synthesized().api)).toEqual([]);
});

it('the pages of the site may load no more than without it', () => {
  const policies = (template: typeof web) =>
    template.findResources('AWS::CloudFront::ResponseHeadersPolicy');
  expect(policies(web)).toEqual(policies(synthesized().web));
});
