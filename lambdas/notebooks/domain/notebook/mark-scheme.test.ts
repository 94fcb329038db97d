import { describe, expect, it } from 'vitest';
import { markSchemes } from '#shared/record/marks/mark-schemes.ts';
import { schoolLevels } from '#shared/model/profile.ts';
import { messagesIn } from './messages.ts';

describe.each(schoolLevels)('the mark scheme of %s', (level) => {
  const scheme = markSchemes[level];

  it('ends with the average, on the scale of the level', () => {
    const last = scheme.columns.at(-1);
    expect(last).toMatchObject({ id: 'average', outOf: level === 'Primary' ? 10 : 20 });
  });

  it.each(['en', 'ar'] as const)(
    'has a name, a date or source, and an explanation in %s',
    (language) => {
      const { name, formulas } = messagesIn(language).schemes[scheme.id];
      expect(name).not.toBe('');
      expect(formulas.length).toBeGreaterThan(0);
    },
  );
});
