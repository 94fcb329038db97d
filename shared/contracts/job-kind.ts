import type { JobKind } from '../model/job-steps.ts';
import type { DocumentEndpoints } from './documents.ts';
import type { Endpoint } from './endpoint.ts';

/** Tokens that a model reads, and those it writes. */
interface Tokens {
  readonly input: number;
  readonly output: number;
}

/**
 * How one kind of job differs from others, apart from its steps (`shared/model/job-steps.ts`) and the code of its
 * functions. Routes, permissions, quotas, costs and the tests for every kind derive from it.
 */
export interface JobDescriptor {
  readonly kind: JobKind;
  readonly endpoints: Readonly<Record<'list' | 'submit' | 'retry' | 'delete', Endpoint>>;
  readonly documents?: DocumentEndpoints;
  /** Whether its jobs are made from an upload, which is checked on submission. */
  readonly takesUpload?: true;
  /** Whether its jobs are made from saved classes only; starting one is a use of them. */
  readonly takesClasses?: true;
  /** Whether its jobs make texts, which are stored separately and listed with the jobs. */
  readonly makesTexts?: true;
  /** Whether a call for one of its running jobs shows what is made so far, which is in its temporary files. */
  readonly showsWork?: true;
  /** Jobs a teacher may start in a day; fewer with an unverified address, if a job costs money. */
  readonly perDay: { readonly verified: number; readonly unverified?: number };
  /** Assumptions of `npm run cost`, not measurements. */
  readonly cost: {
    /** Jobs per teacher and month. */
    readonly perMonth: number;
    /** Seconds that each step usually takes, including waiting for other services; by the step's id. */
    readonly seconds: Readonly<Record<string, number>>;
    /** Pages of a job that Textract analyzes, if it is asked. */
    readonly pages?: number;
    /** Tokens that models read and write: for all of a draft, for one part of it, and to solve its questions. */
    readonly tokens?: Readonly<Record<'write' | 'part' | 'solve', Tokens>>;
  };
}

export function endpointsOf({ endpoints, documents }: JobDescriptor): readonly Endpoint[] {
  if (!documents) return Object.values(endpoints);
  const { content: _, ...ofDocuments } = documents;
  return [...Object.values(endpoints), ...Object.values(ofDocuments)];
}
