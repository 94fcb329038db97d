import picture from '../../assets/illustrations/empty-notebook.svg';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { Page } from '../../components/page/page.tsx';
import { paths } from '../../lib/paths.ts';
import { TextButton } from '../../components/page/text-button.tsx';

const NotFoundPage = () => (
  <Page title="notFound.title">
    <EmptyState
      text="notFound.text"
      picture={picture}
      action={<TextButton label="common.goHome" to={paths.home} variant="contained" />}
    />
  </Page>
);

export default NotFoundPage;
