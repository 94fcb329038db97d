import Box from '@mui/material/Box';
import { Page } from '../../../components/page/page.tsx';
import { ComingSoon } from './coming-soon.tsx';
import { DashboardCard } from './dashboard-card.tsx';
import { teacherCards } from './teacher-cards.ts';

/** What a teacher can do, a card for each. */
export const TeacherHome = () => (
  <Page title="dashboard.title" intro="dashboard.intro">
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
        gap: 3,
      }}
    >
      {teacherCards.map(({ foot: Foot, ...card }) => (
        <DashboardCard key={card.path} {...card} foot={Foot && <Foot />} />
      ))}
    </Box>
    <ComingSoon />
  </Page>
);
