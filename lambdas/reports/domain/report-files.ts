import type { ReportContent } from '#shared/contracts/reports.ts';
import type { Language } from '#shared/model/locale.ts';
import type { Term } from '#shared/model/term.ts';
import { shortFileNamePart } from '#core/files/file-name.ts';
import { textsIn } from './texts.ts';

/** The name of a report's file: what it is, of which class if it is one, and the term. */
export function reportName(
  content: ReportContent,
  language: Language,
  { classes, term }: { readonly classes: readonly string[]; readonly term: Term | undefined },
): string {
  const texts = textsIn(language);
  const [only = ''] = classes.length === 1 ? classes : [];
  const ofTerm = content !== 'year' && term !== undefined ? texts.terms[term - 1] : '';
  const said = [texts.files[content], only, ofTerm].filter(Boolean).join(' ');
  return `${shortFileNamePart(said, '.pdf')}.pdf`;
}
