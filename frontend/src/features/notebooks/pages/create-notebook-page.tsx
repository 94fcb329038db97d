import Skeleton from '@mui/material/Skeleton';
import { getProfile } from '#shared/contracts/profile.ts';
import { listCovers } from '#shared/contracts/notebooks.ts';
import { listClasses } from '#shared/contracts/classes.ts';
import { getSchoolYear } from '#shared/contracts/school-year.ts';
import { beginCalls } from '#frontend/lib/api/begin-calls.ts';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { Page } from '#frontend/components/page/page.tsx';
import { Room, useRoom } from '#frontend/components/page/room.tsx';
import { notebookCalls } from '#frontend/lib/resources/job-lists.ts';
import { useProfile } from '#frontend/lib/resources/use-profile.ts';
import { MissingProfile, NotebookOwner, UnknownProfile } from '../components/notebook-owner.tsx';

/** Loaded after its page, because it is the largest form. */
const NotebookForm = lazyComponent(
  () => import('../components/notebook-form.tsx'),
  <Skeleton variant="rounded" height={560} />,
);

const CreateNotebookPage = () => {
  const { data: profile, error, isLoading, mutate } = useProfile();
  const unknown = profile === undefined && error !== undefined;
  const owner = useRoom<HTMLDivElement>('notebook-owner', Boolean(profile));
  return (
    <Page title="createNotebook.title" intro="createNotebook.intro" width="outcome">
      {isLoading && <Room name="notebook-owner" height={{ xs: 118, sm: 60 }} sx={{ mb: 3 }} />}
      {profile && <NotebookOwner profile={profile} ref={owner} />}
      {profile === null && <MissingProfile />}
      {unknown && !isLoading && <UnknownProfile error={error} onRetry={() => void mutate()} />}
      <NotebookForm profile={profile} />
    </Page>
  );
};

export const begin = () =>
  beginCalls(getProfile, listCovers, listClasses, getSchoolYear, notebookCalls.first);

export default CreateNotebookPage;
