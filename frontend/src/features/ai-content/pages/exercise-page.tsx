import { beginForm, ContentFormPage } from '../components/content-form-page.tsx';

const ExercisePage = () => <ContentFormPage type="EXERCISE" />;

export { beginForm as begin };

export default ExercisePage;
