import { ContentFormPage } from '../components/content-form-page.tsx';

const LessonPlanPage = () => <ContentFormPage type="LESSON_PLAN" />;

export default LessonPlanPage;
