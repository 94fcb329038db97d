import { foldText } from '#shared/text/fold-text.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';
import { angles } from './angles.ts';
import { arabicVerbs } from './arabic-verbs.ts';
import { clock } from './clock.ts';
import { englishTenses } from './english-tenses.ts';
import { frenchTenses } from './french-tenses.ts';
import { equations } from './equations.ts';
import { fractions } from './fractions.ts';
import type { Family } from './item.ts';
import { measures } from './measures.ts';
import { operations } from './operations.ts';
import { percentages } from './percentages.ts';
import { powers } from './powers.ts';
import { proportionality } from './proportionality.ts';
import { pythagoras } from './pythagoras.ts';
import { statistics } from './statistics.ts';
import { unitsFamily } from './units.ts';

/** From special to general; the first that a topic names is used. */
const families: readonly Family[] = [
  ...arabicVerbs,
  ...englishTenses,
  ...frenchTenses,
  percentages,
  pythagoras,
  angles,
  clock,
  equations,
  powers,
  measures,
  unitsFamily,
  statistics,
  fractions,
  proportionality,
  ...operations,
];

/** Words of other subjects in which topic words have another meaning: cell division, a chemical equation. */
const elsewhere =
  /خلي(ه|ا|وي)|خلايا|كيميا|تفاعل|طاقه|عسكر|سياس|حيوي|\bcells?\b|chemi|energy|militar|politic|bacteria|labou?r|nuclear|chimique|energie|cellulaire|militaire|politique/;

/** The family of a topic, if it is known and can be asked in the draft's language. */
export function familyOf(topic: string, language: DraftLanguage): Family | undefined {
  const folded = foldText(topic);
  if (elsewhere.test(folded)) return undefined;
  return families.find((each) => each.names.test(folded) && each.languages.includes(language));
}
