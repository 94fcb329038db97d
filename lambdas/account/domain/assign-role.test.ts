import { describe, expect, it } from 'vitest';
import { invitedClaims } from '#core/identity/invitation.ts';
import { assignRole } from './assign-role.ts';
import { emailDomains } from './role-for.ts';
import type { Applicant } from './role-for.ts';

const school = 'saml.ministry';
const registered: Applicant & { readonly vouchers: readonly string[] } = {
  email: 'Teacher@School.edu.lb',
  emailVerified: true,
  disabled: false,
  claims: {},
  vouchers: [],
};

/** The identity provider's users, in memory. */
function usersOf(applicant: typeof registered | undefined) {
  const written: Applicant['claims'][] = [];
  let current = applicant;
  return {
    written,
    isVerified: () => current?.emailVerified,
    verifyAddress: () => {
      if (current) current = { ...current, emailVerified: true };
      return Promise.resolve();
    },
    find: () => Promise.resolve(current),
    setClaims: (_uid: string, claims: Applicant['claims']) => {
      written.push(claims);
      if (current) current = { ...current, claims };
      return Promise.resolve();
    },
  };
}
const assign = (applicant: typeof registered | undefined, allowedDomains: string[] = []) =>
  assignRole('u-1', { users: usersOf(applicant), allowedDomains });

describe('choosing a role', () => {
  it('makes a user who registered themselves a teacher, once', async () => {
    const users = usersOf({ ...registered, emailVerified: false, claims: { plan: 'school' } });
    const options = { users, allowedDomains: [] };
    await expect(assignRole('u-1', options)).resolves.toBe('teacher');
    await expect(assignRole('u-1', options)).resolves.toBe('teacher');
    expect(users.written, 'other claims stay').toEqual([{ plan: 'school', role: 'teacher' }]);
  });

  it('leaves an invited student a student', async () => {
    const users = usersOf({ ...registered, claims: invitedClaims });
    await expect(assignRole('u-1', { users, allowedDomains: [] })).resolves.toBe('student');
    expect(users.written).toEqual([]);
  });

  describe('for an invited student who asks', () => {
    const invited = { ...registered, claims: invitedClaims };
    const ask = (applicant: typeof registered, allowedDomains: string[] = []) => {
      const users = usersOf(applicant);
      return { users, role: assignRole('u-1', { users, allowedDomains, wanted: 'teacher' }) };
    };

    it('makes them a teacher once the address is verified', async () => {
      const { users, role } = ask(invited);
      await expect(role).resolves.toBe('teacher');
      expect(users.written).toEqual([{ invited: true, role: 'teacher' }]);
    });

    it.each([
      [
        'before the address is proven',
        { ...invited, emailVerified: false },
        [],
        'email-not-verified',
      ],
      [
        'of another domain than the allowed',
        invited,
        ['other.example'],
        'email-domain-not-allowed',
      ],
      ['whose account is disabled', { ...invited, disabled: true }, [], 'account-not-eligible'],
    ])('rejects one %s', async (_, applicant, allowedDomains, code) => {
      await expect(ask(applicant, allowedDomains).role).rejects.toMatchObject({ code });
    });

    it('keeps a student who became one without an invitation', async () => {
      const { users, role } = ask({ ...registered, claims: { role: 'student' } });
      await expect(role).resolves.toBe('student');
      expect(users.written).toEqual([]);
    });
  });

  it.each([
    ['is verified when the school’s sign-on names it', [school], true],
    ['is not verified by another sign-on', ['oidc.other'], false],
    ['is not verified by a sign-on with another address', [], false],
  ])('an address %s', async (_, vouchers, isVerified) => {
    const users = usersOf({ ...registered, emailVerified: false, vouchers });
    await assignRole('u-1', { users, school, allowedDomains: [] });
    expect(users.isVerified()).toBe(isVerified);
    const strict = { users, school, allowedDomains: ['school.edu.lb'] };
    await expect(assignRole('u-1', strict)).resolves.toBe('teacher');
  });

  it('a school’s sign-on that this deployment does not name verifies nothing', async () => {
    const users = usersOf({ ...registered, emailVerified: false, vouchers: [school] });
    const strict = { users, allowedDomains: ['school.edu.lb'] };
    await expect(assignRole('u-1', strict)).rejects.toMatchObject({ code: 'email-not-verified' });
    expect(users.isVerified()).toBe(false);
  });

  it('ignores an unknown role', async () => {
    await expect(assign({ ...registered, claims: { role: 'admin' } })).resolves.toBe('teacher');
  });

  it.each([
    ['an account that is gone', undefined],
    ['an account without an address', { ...registered, email: undefined }],
    ['a disabled account', { ...registered, disabled: true }],
  ])('rejects %s', async (_kind, applicant) => {
    await expect(assign(applicant)).rejects.toMatchObject({ code: 'account-not-eligible' });
  });

  describe('with allowed e-mail domains', () => {
    const domains = emailDomains('school.edu.lb, lycee.example');

    it('accepts a verified address of an allowed domain, in upper or lower case', async () => {
      await expect(assign(registered, domains)).resolves.toBe('teacher');
    });

    it('asks for verification first', async () => {
      await expect(assign({ ...registered, emailVerified: false }, domains)).rejects.toMatchObject({
        code: 'email-not-verified',
      });
    });

    it.each([
      'a@example.com',
      'a@evil-school.edu.lb',
      'a@sub.school.edu.lb',
      'school.edu.lb@x.com',
    ])('rejects %s', async (email) => {
      await expect(assign({ ...registered, email }, domains)).rejects.toMatchObject({
        code: 'email-domain-not-allowed',
      });
    });

    it('keeps a teacher who already has the role', async () => {
      const teacher = { ...registered, email: 'a@example.com', claims: { role: 'teacher' } };
      await expect(assign(teacher, domains)).resolves.toBe('teacher');
    });
  });
});

describe('emailDomains', () => {
  it.each([
    ['', []],
    [' A.example , b.example,', ['a.example', 'b.example']],
  ])('reads %j', (list, expected) => expect(emailDomains(list)).toEqual(expected));
});
