import Button from '@mui/material/Button';
import { Link } from 'react-router';
import picture from '../../assets/illustrations/empty-notebook.svg';
import { BecomeTeacher } from '../../components/account/become-teacher.tsx';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { Page } from '../../components/page/page.tsx';
import { Message } from '../../i18n/message.tsx';
import { paths } from '../../lib/paths.ts';

/** Shown to students at a teacher's address, with a link back. */
const ForTeachersPage = () => (
  <Page title="forTeachers.title">
    <EmptyState
      text="forTeachers.text"
      picture={picture}
      action={
        <Button component={Link} to={paths.dashboard} variant="contained">
          <Message id="common.goHome" />
        </Button>
      }
    />
    <BecomeTeacher />
  </Page>
);

export default ForTeachersPage;
