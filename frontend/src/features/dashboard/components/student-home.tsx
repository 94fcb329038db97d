import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { Page } from '../../../components/page/page.tsx';
import { Say } from '../../../i18n/say.tsx';
import { paths } from '../../../lib/paths.ts';

/** What a student finds: their profile. */
export const StudentHome = () => (
  <Page title="dashboard.studentTitle">
    <EmptyState
      text="dashboard.studentText"
      action={
        <Button component={Link} to={paths.profile} variant="contained">
          <Say id="layout.profile" />
        </Button>
      }
    />
  </Page>
);
