import { describe, expect, it } from 'vitest';
import { fieldGroups } from './fields.ts';
import { validateProfile, valuesOf } from './profile-values.ts';

const names = fieldGroups.flatMap(({ fields }) => fields.map(({ name }) => name));
const complete = {
  ...Object.fromEntries(names.map((name) => [name, 'x'])),
  ...valuesOf(null),
};
for (const name of names) complete[name] = 'x';
Object.assign(complete, {
  level: 'Middle',
  dateOfBirth: '1985-03-12',
  dateOfProgression: '2021-09-01',
  dateOfEducationalScore: '2024-05-20',
});

describe('the profile form', () => {
  it('has sixteen fields', () => {
    expect(new Set(names).size).toBe(16);
  });

  it('requires every one of them', () => {
    const errors = validateProfile(valuesOf(undefined));
    expect(Object.keys(errors).sort()).toEqual([...names].sort());
    expect(new Set(Object.values(errors).map((error) => error.id))).toEqual(
      new Set(['form.required']),
    );
  });

  it('treats spaces as empty', () => {
    expect(validateProfile({ ...complete, school: '   ' })).toEqual({
      school: { id: 'form.required' },
    });
  });

  it('accepts a complete profile', () => {
    expect(validateProfile(complete)).toEqual({});
  });

  it.each([
    [{ dateOfBirth: '2023-02-30' }, { dateOfBirth: { id: 'form.dateInvalid' } }],
    [{ school: 'x'.repeat(201) }, { school: { id: 'form.tooLong', values: { maximum: 200 } } }],
    [{ school: 'a\u0000b' }, { school: { id: 'form.characters' } }],
  ])('says what is wrong with %j', (change, errors) => {
    expect(validateProfile({ ...complete, ...change })).toEqual(errors);
  });

  it('begins with the user’s name when there is no profile', () => {
    expect(valuesOf(null, 'Amina').fullName).toBe('Amina');
  });
});
