import type { ClassReading } from '#shared/class-lists/workbook-reading.ts';
import type { Term } from '#shared/model/term.ts';
import { Message } from '#frontend/i18n/message.tsx';

/** The marks in the workbook: of one term, several, an unnamed term or none; and whether it has remarks. */
export const MarksFound = ({ classes }: { readonly classes: readonly ClassReading[] }) => {
  const found = classes.flatMap((one) => one.terms);
  const remarks = found.reduce((sum, one) => sum + one.remarks, 0);
  return (
    <>
      <TermsFound terms={found.filter(({ marks }) => marks > 0).map(({ term }) => term)} />
      {remarks > 0 && (
        <>
          {' · '}
          <Message id="reading.remarks" values={{ count: remarks }} />
        </>
      )}
    </>
  );
};

const TermsFound = ({ terms }: { readonly terms: readonly (Term | undefined)[] }) => {
  const named = [...new Set(terms.flatMap((term) => term ?? []))].toSorted();
  const [only] = named;
  if (terms.length === 0) return <Message id="reading.noMarks" />;
  if (only === undefined) return <Message id="reading.marks" />;
  return named.length === 1 ? (
    <Message id="reading.marksOfTerm" values={{ term: only }} />
  ) : (
    <Message id="reading.marksOfTerms" values={{ terms: named.join('، ') }} />
  );
};
