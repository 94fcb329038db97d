import picture from '../../assets/illustrations/empty-notebook.svg';
import { BecomeTeacher } from '../../components/account/become-teacher.tsx';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { Page } from '../../components/page/page.tsx';
import { paths } from '../../lib/paths.ts';
import { TextButton } from '../../components/page/text-button.tsx';

/** Shown to students at a teacher's address, with a link back. */
const ForTeachersPage = () => (
  <Page title="forTeachers.title">
    <EmptyState
      text="forTeachers.text"
      picture={picture}
      action={<TextButton label="common.goHome" to={paths.dashboard} variant="contained" />}
    />
    <BecomeTeacher />
  </Page>
);

export default ForTeachersPage;
