import { sourceColumn } from '../../../components/jobs/source-column.tsx';

/** What a notebook was made from. */
export const notebookColumns = [sourceColumn('job.source', 'job.sourceUnknown')] as const;
