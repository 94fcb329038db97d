import Box from '@mui/material/Box';
import type { NotebookJob } from '#shared/contracts/notebooks.ts';
import type { JobColumn } from '#frontend/components/jobs/job-list-props.ts';
import { sourceColumn } from '#frontend/components/jobs/source-column.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import type { Read } from '#frontend/lib/api/read-response.ts';

type Notebook = Read<NotebookJob>;

const Made = ({ made }: { readonly made: NonNullable<Notebook['made']> }) => (
  <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
    <Message id="notebooks.made" values={{ classes: made.classes.length, pages: made.pages }} />
    {made.classes.length > 0 && (
      <details>
        <Box component="summary" sx={{ cursor: 'pointer', color: 'primary.main' }}>
          <Message id="notebooks.pagesOfClasses" />
        </Box>
        <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
          {made.classes.map(({ name, firstPage, lastPage }, index) => (
            <li key={index}>
              <Message
                id="notebooks.pagesOfClass"
                values={{ name, pages: `${firstPage}–${lastPage}` }}
              />
            </li>
          ))}
        </Box>
        <Message id="notebooks.printOne" />
      </details>
    )}
  </Box>
);

const source = sourceColumn('job.source', 'job.sourceUnknown');

/** The source of a notebook and its content: its classes, with the page range for printing each alone. */
export const madeColumn: JobColumn<Notebook> = {
  ...source,
  render: (job) => (
    <>
      {source.render(job)}
      {job.made && <Made made={job.made} />}
    </>
  ),
};
