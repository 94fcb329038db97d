import type { Language } from '../model/locale.ts';
import ar from '../texts/ar/cover.json' with { type: 'json' };
import en from '../texts/en/cover.json' with { type: 'json' };

/** The texts on the cover of a notebook, in the terms of Algerian schools. */
export const coverTextsIn = (language: Language): typeof en => ({ en, ar })[language];
