import Button from '@mui/material/Button';
import { Link } from 'react-router';
import picture from '../../assets/illustrations/empty-notebook.svg';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { Page } from '../../components/page/page.tsx';
import { Message } from '../../i18n/message.tsx';
import { paths } from '../../lib/paths.ts';

const NotFoundPage = () => (
  <Page title="notFound.title">
    <EmptyState
      text="notFound.text"
      picture={picture}
      action={
        <Button component={Link} to={paths.home} variant="contained">
          <Message id="common.goHome" />
        </Button>
      }
    />
  </Page>
);

export default NotFoundPage;
