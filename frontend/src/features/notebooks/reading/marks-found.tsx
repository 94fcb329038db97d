import type { ClassReading } from '../../../../../shared/roster/workbook-reading.ts';
import { Say } from '../../../i18n/say.tsx';

/** Which marks the workbook has of classes: of one term, of several, of a term that it does not name, or none. */
export const MarksFound = ({ classes }: { readonly classes: readonly ClassReading[] }) => {
  const terms = classes.flatMap((one) => one.terms.map(({ term }) => term));
  const named = [...new Set(terms.flatMap((term) => term ?? []))].toSorted();
  const [only] = named;
  if (terms.length === 0) return <Say id="reading.noMarks" />;
  if (only === undefined) return <Say id="reading.marks" />;
  return named.length === 1 ? (
    <Say id="reading.marksOfTerm" values={{ term: only }} />
  ) : (
    <Say id="reading.marksOfTerms" values={{ terms: named.join('، ') }} />
  );
};
