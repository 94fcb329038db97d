import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { describe, expect, inject } from 'vitest';
import { locales } from '#shared/model/locale.ts';
import { connect } from '../support/connect.ts';
import { idsInOrder, namesInThreeHands, shuffled } from '../support/names-in-three-hands.ts';
import { it } from '../support/screen-test.ts';

const { accounts } = connect(inject('platform'));
const [, , , mixed = []] = namesInThreeHands;

/** The code of the comparison as a script without imports, for any browser. */
const script = ['fold-text.ts', 'name-order.ts']
  .map((file) => readFileSync(path.resolve('shared/text', file), 'utf8'))
  .map((code) => stripTypeScriptTypes(code).replaceAll(/^import .*$|^export /gm, ''))
  .join('\n');

describe('names in a browser that speaks French', () => {
  it('have the order that they have in every other place', async ({ open }) => {
    for (const hand of namesInThreeHands) {
      const page = await open({ browserLanguage: 'fr-FR' });
      const found = await page.evaluate<{ language: string; ids: string[] }>(`(() => {
        ${script}
        const ids = sortedByName(${JSON.stringify(shuffled(hand))}, ({ name }) => name);
        return { language: new Intl.Collator().resolvedOptions().locale, ids: ids.map(({ id }) => id) };
      })()`);
      expect(found).toEqual({ language: 'fr-FR', ids: idsInOrder });
    }
  });

  it.for(locales)('are listed in that order on the screen in %s', async (locale, { open }) => {
    const account = await accounts.newTeacher({ profile: false });
    const page = await open({ account, locale, browserLanguage: 'fr-FR' });
    await page.route(/\/students$/, (route) =>
      route.fulfill({
        json: shuffled(mixed).map(({ id, name }) => ({
          ...{ studentId: id, firebaseUid: id, fullName: name, email: `n${id}@example.com` },
          addedAt: '2026-01-01T00:00:00.000Z',
        })),
      }),
    );
    await page.goto('/manage-students');
    const addresses = page.getByRole('table').getByText(/^n\d+@example\.com$/);
    await expect
      .poll(() => addresses.allTextContents())
      .toEqual(idsInOrder.slice(0, 10).map((id) => `n${id}@example.com`));
  });
});
