import type { Page } from 'playwright-core';
import type { ProfessionalProfile } from '#shared/model/profile.ts';
import type { SayText } from './interface-text.ts';

/** Types a value into each field of the profile's form. */
export const fillProfile = async (
  page: Page,
  say: SayText,
  profile: Partial<ProfessionalProfile>,
): Promise<void> => {
  for (const [name, value] of Object.entries(profile)) {
    const label = say(`profile.field.${name as keyof ProfessionalProfile}`);
    const field = page.getByLabel(label, { exact: true });
    if (name === 'level') await field.selectOption(value);
    else await field.fill(value);
  }
};
