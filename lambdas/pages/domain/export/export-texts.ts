import { textsOf } from '#shared/text/texts-of.ts';
import ar from '#shared/texts/ar/gradebooks.json' with { type: 'json' };
import en from '#shared/texts/en/gradebooks.json' with { type: 'json' };
import fr from '#shared/texts/fr/gradebooks.json' with { type: 'json' };

/** Texts of exported files that are not in the gradebook itself. */
export const exportTextsIn = textsOf({ en, ar, fr }, () => ({
  otherReading: (text: string) => ({ text }),
}));
export type ExportTexts = ReturnType<typeof exportTextsIn>;
