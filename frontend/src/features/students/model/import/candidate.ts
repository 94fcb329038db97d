import * as z from 'zod/mini';
import { studentDraft, type Student, type StudentDraft } from '#shared/model/student.ts';
import type { ListRow } from './roster-rows.ts';

export type RowProblem =
  'name-missing' | 'name-invalid' | 'email-missing' | 'email-invalid' | 'duplicate' | 'listed';

/** A row of a list with its result: `draft` if it can be added, else the problem. */
export type Candidate = ListRow &
  ({ readonly draft: StudentDraft } | { readonly draft?: never; readonly problem: RowProblem });

const problemOf = ({ fullName, email }: ListRow, issues: readonly z.core.$ZodIssue[]) => {
  if (!fullName) return 'name-missing';
  if (!email) return 'email-missing';
  return issues.some(({ path }) => path[0] === 'email') ? 'email-invalid' : 'name-invalid';
};

/** Checks the rows of a list against the schema, each other and the roster. Of two equal rows the first counts. */
export const judge = (rows: readonly ListRow[], roster: readonly Student[]): Candidate[] => {
  const listed = new Set(roster.map(({ email }) => email.toLowerCase()));
  const seen = new Set<string>();
  return rows.map((row): Candidate => {
    const { fullName, email } = row;
    const { data: draft, error } = z.safeParse(studentDraft, { fullName, email });
    if (!draft) return { ...row, problem: problemOf(row, error.issues) };
    if (seen.has(draft.email)) return { ...row, problem: 'duplicate' };
    seen.add(draft.email);
    return listed.has(draft.email) ? { ...row, problem: 'listed' } : { ...row, draft };
  });
};
