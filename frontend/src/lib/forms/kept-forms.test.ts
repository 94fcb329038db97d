import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Forms of passwords and codes, and of a visitor, who is not known yet: nothing of these is kept. */
const secret = ['address-form', 'code-form', 'use-auth-form', 'use-account-form'];

it('every form keeps what is typed until it is sent or dropped, except those with passwords', () => {
  const forms = globSync('frontend/src/{components,features}/**/*.{ts,tsx}')
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => {
      const source = readFileSync(file, 'utf8');
      const options = [...source.matchAll(/\buseForm\(\{\s*([\w.]+)/g)];
      return options.map(([, first]) => ({ name: path.parse(file).name, first }));
    });
  expect(forms.length).toBeGreaterThan(12);
  const unkept = forms.filter(({ first }) => first !== 'keepAs').map(({ name }) => name);
  expect(unkept.toSorted()).toEqual(secret.toSorted());
});
