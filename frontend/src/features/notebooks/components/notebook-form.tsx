import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useState, type FormEvent } from 'react';
import { RestoredNote } from '#frontend/components/form/restored-note.tsx';
import { UnprintableNote } from '#frontend/components/printing/unprintable-note.tsx';
import { SubmitButton } from '#frontend/components/form/submit-button.tsx';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import type { ProfessionalProfile } from '#frontend/lib/api/response-types.ts';
import { notify } from '#frontend/lib/notifications/notifications.ts';
import { paths } from '#frontend/lib/paths.ts';
import { useSubmitJob } from '#frontend/lib/resources/use-submit-job.ts';
import { notebookCalls } from '#frontend/lib/resources/job-lists.ts';
import { useNotebookParts } from '../hooks/use-notebook-parts.ts';
import { problemOf } from '../model/problem.ts';
import { UnprintableInSettings } from '#frontend/record/components/printing/unprintable-in-record.tsx';
import type { PageCountProps } from './contents/page-count.tsx';
import { CoverField } from './cover-field.tsx';
import { NamesSection } from './names-section.tsx';
import { SavedLetters } from './saved-letters.tsx';
import { Outcome } from './preview/outcome.tsx';

const ContentsField = lazyComponent(
  () => import('./contents/contents-field.tsx'),
  <Skeleton variant="rounded" height={320} />,
);
const PageCount = lazyComponent<PageCountProps>(async () => ({
  default: (await import('./contents/contents-field.tsx')).PageCount,
}));
const DifferingValues = lazyComponent(() => import('./owner/differing-values.tsx'));
const OwnerForm = lazyComponent(() => import('./owner/owner-form.tsx'));

interface Props {
  /** Null if there is none; undefined while unknown. */
  readonly profile: ProfessionalProfile | null | undefined;
}

/** The form for a notebook: names, owner, cover and contents. Stores the input until it is sent. */
const NotebookForm = ({ profile }: Props) => {
  const parts = useNotebookParts(profile);
  const { source, said, owner, chosenCover } = parts;
  const { cover } = chosenCover;
  const listed = source.usesSaved ? undefined : source.reading.understood?.listed;
  const [tried, setTried] = useState(false);
  const { busy, submit } = useSubmitJob(notebookCalls, {
    submitted: 'notebooks.submitted',
    history: paths.notebooks,
  });

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const problem = problemOf({
      hasNames: source.isGiven,
      hasCover: cover !== undefined,
      isUnresolved: source.isUnresolved,
      ownerErrors: Object.keys(owner.errors),
      hasWrongDays: parts.hasWrongDays,
    });
    if (problem) {
      event.currentTarget.querySelector<HTMLElement>(problem.fields.join(','))?.focus();
      notify('error', problem.message);
      return;
    }
    void submit(parts.request).then((started) => {
      if (started) parts.forget();
    });
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={onSubmit}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 19rem' },
        alignItems: 'start',
        columnGap: 3,
        // A field that gets the focus is not behind the bar.
        '& input, & select, & button, & summary': { scrollMarginBottom: { xs: '6rem', lg: 0 } },
      }}
    >
      <Card sx={{ p: { xs: 2.5, sm: 4 }, mb: { xs: 2, lg: 0 } }}>
        <Stack sx={{ gap: 3.5 }}>
          <RestoredNote restored={parts.restored} onAfresh={parts.clear} />
          <NamesSection source={source} tried={tried} />
          {profile && owner.differing.length > 0 && (
            <DifferingValues owner={owner} said={said} profile={profile} />
          )}
          {profile === null && (source.reading.understood ?? source.usesSaved) && (
            <OwnerForm owner={owner} said={said} tried={tried} />
          )}
          <CoverField
            cover={cover}
            subject={parts.shown.subject}
            onChange={chosenCover.choose}
            error={tried && !cover ? { id: 'createNotebook.coverRequired' } : undefined}
          />
          <ContentsField {...parts.contents} planned={parts.planned} />
          <UnprintableNote printed={[parts.shown, profile, listed, parts.planned?.schoolYear]} />
          {parts.contents.chosen.contents.results && <UnprintableInSettings />}
          {source.usesSaved && (
            <SavedLetters
              classes={source.classes.chosen}
              contents={parts.contents.chosen.contents}
            />
          )}
        </Stack>
      </Card>
      <Outcome
        first={{
          owner: parts.shown,
          classes: source.planned.map(({ name }) => name),
          language: parts.contents.language,
          cover,
        }}
        count={parts.planned && <PageCount {...parts.contents} planned={parts.planned} />}
      >
        <SubmitButton busy={busy} disabled={profile === undefined}>
          <Message id="createNotebook.submit" />
        </SubmitButton>
      </Outcome>
    </Box>
  );
};

export default NotebookForm;
