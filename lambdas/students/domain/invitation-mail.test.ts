import { describe, expect, it } from 'vitest';
import { invitationMail } from './invitation-mail.ts';

const link = 'https://school.example/sign-in-link?mode=signIn&oobCode=abc&email=a%40b.example';
const mailTo = (fullName?: string, language: 'ar' | 'en' = 'en') =>
  invitationMail({ fullName, language, link });

describe('the mail of an invitation', () => {
  it('has its link in the text and, escaped, in the page', () => {
    const { text, html } = mailTo('Salma');
    expect(text).toContain(`\n${link}\n`);
    expect(html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
  });

  it('is written from right to left in Arabic', () => {
    const { html, text } = mailTo('سلمى بن علي', 'ar');
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('مرحبا <bdi>سلمى بن علي</bdi>،');
    expect(text).toMatch(/^مرحبا سلمى بن علي،\n/);
  });

  it('loads nothing and tells nobody that it was opened', () => {
    expect(mailTo('Salma').html).not.toMatch(/<img|<script|<link|url\(|src=/i);
  });

  it.each(["Zoé O'Neill-Ait", 'Anne-Marie', 'محمّد الأمين'])('greets %s', (name) => {
    const { text } = mailTo(name);
    expect(text).toContain(`Hello ${name},`);
  });

  it.each([
    '<b>You</b> won',
    'visit evil.example',
    'call 0555 12 34 56',
    'x'.repeat(61),
    '',
    undefined,
  ])('does not repeat %j, which is no name', (name) => {
    const { text, html } = mailTo(name);
    expect(text).toMatch(/^Hello,\n/);
    expect(html).toContain('<p>Hello,</p>');
  });
});
