import type { JobKind } from '../model/job-steps.ts';
import type { DocumentEndpoints } from './documents.ts';
import type { Endpoint } from './endpoint.ts';

/** Tokens that a model reads, and those it writes. */
interface Tokens {
  readonly input: number;
  readonly output: number;
}

/**
 * What sets one kind of job apart, beyond its steps (`shared/model/job-steps.ts`) and what its functions do. Routes,
 * permissions, quotas, costs and the tests that every kind passes derive from it.
 */
export interface JobDescriptor {
  readonly kind: JobKind;
  readonly endpoints: Readonly<Record<'list' | 'submit' | 'retry' | 'delete', Endpoint>>;
  /** The endpoints of its documents, if teachers edit its results. */
  readonly documents?: DocumentEndpoints;
  /** Whether its jobs are made from an upload, which is checked when one is submitted. */
  readonly takesUpload?: true;
  /** Whether its jobs make texts, which are stored apart from them and listed with them. */
  readonly makesTexts?: true;
  /** How many a teacher may start in a day; fewer if their address is not verified and a job costs money. */
  readonly perDay: { readonly verified: number; readonly unverified?: number };
  /** What `npm run cost` assumes, not measured. */
  readonly cost: {
    /** Jobs of a teacher in a month. */
    readonly perMonth: number;
    /** Seconds that each step takes on what teachers send, waiting for other services included; by the step's id. */
    readonly seconds: Readonly<Record<string, number>>;
    /** Pages that Textract analyzes for a job. */
    readonly pages?: number;
    /** What models read and write for a job, by the setting that names the model. */
    readonly tokens?: Readonly<Partial<Record<'draftModel' | 'solverModel', Tokens>>>;
  };
}

/** The endpoints that a kind of job shares with the others. */
export function endpointsOf({ endpoints, documents }: JobDescriptor): readonly Endpoint[] {
  if (!documents) return Object.values(endpoints);
  const { content: _, ...ofDocuments } = documents;
  return [...Object.values(endpoints), ...Object.values(ofDocuments)];
}
