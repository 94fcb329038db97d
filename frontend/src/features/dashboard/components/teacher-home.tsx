import { Page } from '../../../components/page/page.tsx';
import { CardGrid } from './card-grid.tsx';
import { ComingSoon } from './coming-soon.tsx';
import { DashboardCard } from './dashboard-card.tsx';
import { teacherCards } from './teacher-cards.ts';

/** What a teacher can do, a card for each. */
export const TeacherHome = () => (
  <Page title="dashboard.title" intro="dashboard.intro">
    <CardGrid>
      {teacherCards.map(({ foot: Foot, ...card }) => (
        <DashboardCard key={card.path} {...card} foot={Foot && <Foot />} />
      ))}
    </CardGrid>
    <ComingSoon />
  </Page>
);
