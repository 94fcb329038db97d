import { describe, expect, it } from 'vitest';
import { invitedClaims } from '#core/identity/invitation.ts';
import { assignRole } from './assign-role.ts';
import { emailDomains } from './role-for.ts';
import type { Applicant } from './role-for.ts';

const registered: Applicant = {
  email: 'Teacher@School.edu.lb',
  emailVerified: true,
  disabled: false,
  claims: {},
};

/** The identity provider's users in memory. */
function usersOf(applicant: Applicant | undefined) {
  const written: Applicant['claims'][] = [];
  let current = applicant;
  return {
    written,
    find: () => Promise.resolve(current),
    setClaims: (_uid: string, claims: Applicant['claims']) => {
      written.push(claims);
      if (current) current = { ...current, claims };
      return Promise.resolve();
    },
  };
}
const assign = (applicant: Applicant | undefined, allowedDomains: string[] = []) =>
  assignRole('u-1', { users: usersOf(applicant), allowedDomains });

describe('assignRole', () => {
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

  describe('asked for by who was invited', () => {
    const invited = { ...registered, claims: invitedClaims };
    const ask = (applicant: Applicant, allowedDomains: string[] = []) => {
      const users = usersOf(applicant);
      return { users, role: assignRole('u-1', { users, allowedDomains, wanted: 'teacher' }) };
    };

    it('makes a teacher of them once the address is proven', async () => {
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
    ])('refuses one %s', async (_, applicant, allowedDomains, code) => {
      await expect(ask(applicant, allowedDomains).role).rejects.toMatchObject({ code });
    });

    it('leaves a student a student whom no invitation made one', async () => {
      const { users, role } = ask({ ...registered, claims: { role: 'student' } });
      await expect(role).resolves.toBe('student');
      expect(users.written).toEqual([]);
    });
  });

  it('does not take a role it does not know for one', async () => {
    await expect(assign({ ...registered, claims: { role: 'admin' } })).resolves.toBe('teacher');
  });

  it.each([
    ['an account that is gone', undefined],
    ['an account without an address', { ...registered, email: undefined }],
    ['a disabled account', { ...registered, disabled: true }],
  ])('refuses %s', async (_kind, applicant) => {
    await expect(assign(applicant)).rejects.toMatchObject({ code: 'account-not-eligible' });
  });

  describe('with allowed e-mail domains', () => {
    const domains = emailDomains('school.edu.lb, lycee.example');

    it('takes a verified address of one of them, whatever its case', async () => {
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
    ])('refuses %s', async (email) => {
      await expect(assign({ ...registered, email }, domains)).rejects.toMatchObject({
        code: 'email-domain-not-allowed',
      });
    });

    it('keeps a teacher who has the role already', async () => {
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
