import { beginForm, ContentFormPage } from '../components/content-form-page.tsx';

const LessonPlanPage = () => <ContentFormPage type="LESSON_PLAN" />;

export { beginForm as begin };

export default LessonPlanPage;
