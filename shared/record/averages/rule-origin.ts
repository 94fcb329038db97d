import type { DraftLanguage } from '../../model/locale.ts';
import ar from '../../texts/ar/averages.json' with { type: 'json' };
import en from '../../texts/en/averages.json' with { type: 'json' };
import fr from '../../texts/fr/averages.json' with { type: 'json' };

/** Whose rule it is: a preset's by its name, or the teacher's own. */
export function ruleOrigin(preset: string | undefined, language: DraftLanguage) {
  const { rules, ownRule } = { en, ar, fr }[language];
  return new Map(Object.entries(rules)).get(preset ?? '') ?? ownRule;
}
