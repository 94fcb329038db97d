import Box from '@mui/material/Box';
import { FormattedList } from 'react-intl';
import { displayAddress, type NotebookJob } from '#shared/contracts/notebooks.ts';
import { JobThumbnail } from '#frontend/components/jobs/job-thumbnail.tsx';
import type { JobColumn } from '#frontend/components/jobs/job-list-props.ts';
import { chosenOptions, JobFacts } from '#frontend/components/options/chosen-options.tsx';
import { sourceColumn } from '#frontend/components/jobs/source-column.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import type { Read } from '#frontend/lib/api/read-response.ts';
import { useCovers } from '../api.ts';

type Notebook = Read<NotebookJob>;

interface MadeProps extends Pick<Notebook, 'options'> {
  readonly made: NonNullable<Notebook['made']>;
}

const Made = ({ made, options }: MadeProps) => (
  <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
    <JobFacts
      facts={[
        <Message
          key="made"
          id="notebooks.made"
          values={{ classes: made.classes.length, pages: made.pages }}
        />,
        ...chosenOptions('notebook', options),
      ]}
    />
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

const isFile = /\.xlsx$/i;

/** More names than these make no title. */
const NAMED = 4;

const Classes = ({ names }: { readonly names: readonly string[] }) => {
  const shown = names.slice(0, NAMED).map((name, index) => <bdi key={index}>{name}</bdi>);
  const others = names.length - shown.length;
  return (
    <Box component="span" sx={{ display: 'block', fontWeight: 500, overflowWrap: 'anywhere' }}>
      <FormattedList
        type="conjunction"
        value={
          others === 0
            ? shown
            : [...shown, <Message key="others" id="notebooks.others" values={{ count: others }} />]
        }
      />
    </Box>
  );
};

/** A notebook by its classes, with the file that they were read from; one that is not finished goes by its source. */
const Title = ({ job }: { readonly job: Notebook }) => {
  const { made, source: file } = job;
  if (!made || made.classes.length === 0) return source.render(job);
  return (
    <>
      <Classes names={made.classes.map(({ name }) => name)} />
      {/* The source of a notebook of saved classes is their names. */}
      {file && isFile.test(file) && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
          <bdi>{file}</bdi>
        </Box>
      )}
      <Made made={made} options={job.options} />
    </>
  );
};

/** The cover of a notebook in small; its place stays while the library loads. */
const Cover = ({ coverKey }: { readonly coverKey: string }) => {
  const { data: covers } = useCovers();
  const cover = covers?.find(({ key }) => key === coverKey);
  return <JobThumbnail src={cover && displayAddress(cover)} aspectRatio="210 / 297" />;
};

/** A notebook with its cover, its classes, and the page range for printing each alone. */
export const madeColumn: JobColumn<Notebook> = {
  ...source,
  render: (job) => (
    <Box sx={{ display: 'flex', alignItems: 'start', gap: 1.5 }}>
      {job.coverImageKey && <Cover coverKey={job.coverImageKey} />}
      <Box sx={{ minWidth: 0 }}>
        <Title job={job} />
      </Box>
    </Box>
  ),
};
