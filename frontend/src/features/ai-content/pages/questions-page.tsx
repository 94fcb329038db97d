import Skeleton from '@mui/material/Skeleton';
import { HistoryLink } from '#frontend/components/jobs/history-link.tsx';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { Page } from '#frontend/components/page/page.tsx';
import { withTexts } from '#frontend/i18n/load-messages.ts';
import { paths } from '#frontend/lib/paths.ts';

const BankPart = lazyComponent(
  () => withTexts(import('../components/bank/bank-part.tsx'), 'bank', 'draft'),
  <Skeleton variant="rounded" height={560} />,
);
// Its file comes while the page is opened.
void BankPart.preload();

/** The teacher's question bank. */
const QuestionsPage = () => (
  <Page title="bank.nav" intro="aiContent.bankIntro" actions={<HistoryLink to={paths.aiContent} />}>
    <BankPart />
  </Page>
);

export default QuestionsPage;
