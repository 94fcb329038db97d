import { describe, expect, it } from 'vitest';
import { initialValues } from './content-values.ts';
import { personalErrors } from './personal-errors.ts';

const filled = initialValues('en');
const names = 'Amina Benali\nYacine Haddad\nSalima Mansouri\nKarim Zerrouki';

describe('personal data', () => {
  it.each([
    ['names', { baseText: names }],
    ['registration-number', { topic: 'Fractions 12345678901234' }],
    ['email', { baseText: 'Ask amina.benali@gmail.com' }],
    ['phone', { exerciseType: 'Call 0551 23 45 67' }],
  ] as const)('is reported beside its field: %s', (found, typed) => {
    const [field = ''] = Object.keys(typed);
    expect(personalErrors('EXERCISE', { ...filled, ...typed }, new Set())).toEqual({
      [field]: { id: `aiContent.personal.${found}` },
    });
  });

  it('is not reported for fields that the form does not send', () => {
    expect(personalErrors('EXERCISE', { ...filled, objectives: names }, new Set())).toEqual({});
  });

  it('is accepted when the teacher has confirmed the names, until they change', () => {
    const said = new Set([names]);
    expect(personalErrors('TEST', { ...filled, baseText: names }, said)).toEqual({});
    expect(personalErrors('TEST', { ...filled, baseText: `${names}\nLina Said` }, said)).toEqual({
      baseText: { id: 'aiContent.personal.names' },
    });
  });
});
