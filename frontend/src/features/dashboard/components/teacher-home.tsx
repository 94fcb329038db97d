import answerSheets from '#frontend/assets/illustrations/answer-sheets.svg';
import classes from '#frontend/assets/illustrations/classes.svg';
import exercise from '#frontend/assets/illustrations/exercise.svg';
import games from '#frontend/assets/illustrations/games.svg';
import grades from '#frontend/assets/illustrations/grades.svg';
import lessonPlan from '#frontend/assets/illustrations/lesson-plan.svg';
import reports from '#frontend/assets/illustrations/reports.svg';
import notebook from '#frontend/assets/illustrations/notebook.svg';
import students from '#frontend/assets/illustrations/students.svg';
import test from '#frontend/assets/illustrations/test.svg';
import type { ComponentType } from 'react';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { Page } from '#frontend/components/page/page.tsx';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { withTexts } from '#frontend/i18n/load-messages.ts';
import { paths } from '#frontend/lib/paths.ts';
import { CardGrid } from './card-grid.tsx';
import { DashboardCard } from './dashboard-card.tsx';
import {
  LastExercise,
  LastExtraction,
  LastLessonPlan,
  LastNotebook,
  LastReading,
  LastTest,
} from './last-jobs.tsx';
import { TodaySkeleton } from './today/today-skeleton.tsx';

interface CardContent {
  readonly path: string;
  readonly title: MessageId;
  readonly text: MessageId;
  readonly picture: string;
  readonly foot?: ComponentType;
}

const teacherCards: readonly CardContent[] = [
  {
    path: paths.students,
    title: 'students.title',
    text: 'students.cardText',
    picture: students,
  },
  {
    path: paths.classes,
    title: 'dashboard.manageClasses',
    text: 'dashboard.classesText',
    picture: classes,
  },
  {
    path: paths.reports,
    title: 'layout.reports',
    text: 'dashboard.reportsText',
    picture: reports,
  },
  {
    path: paths.createNotebook,
    title: 'dashboard.notebook',
    text: 'dashboard.notebookText',
    picture: notebook,
    foot: LastNotebook,
  },
  {
    path: paths.extractGrades,
    title: 'grades.card',
    text: 'grades.cardText',
    picture: grades,
    foot: LastExtraction,
  },
  {
    path: paths.readAnswerSheets,
    title: 'answerSheets.card',
    text: 'answerSheets.cardText',
    picture: answerSheets,
    foot: LastReading,
  },
  {
    path: paths.lessonPlan,
    title: 'aiContent.lessonPlanCard',
    text: 'aiContent.lessonPlanCardText',
    picture: lessonPlan,
    foot: LastLessonPlan,
  },
  {
    path: paths.test,
    title: 'aiContent.testCard',
    text: 'aiContent.testCardText',
    picture: test,
    foot: LastTest,
  },
  {
    path: paths.exercise,
    title: 'aiContent.exerciseCard',
    text: 'aiContent.exerciseCardText',
    picture: exercise,
    foot: LastExercise,
  },
  {
    path: paths.games,
    title: 'games.title',
    text: 'games.intro',
    picture: games,
  },
];

const Today = lazyComponent(
  () => withTexts(import('./today/today.tsx'), 'today'),
  <TodaySkeleton />,
);

export const TeacherHome = () => (
  <Page title="dashboard.title" intro="dashboard.intro">
    <Today />
    <CardGrid>
      {teacherCards.map(({ foot: Foot, ...card }) => (
        <DashboardCard key={card.path} {...card} foot={Foot && <Foot />} />
      ))}
    </CardGrid>
  </Page>
);
