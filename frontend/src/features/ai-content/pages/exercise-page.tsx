import { ContentFormPage } from '../components/content-form-page.tsx';

const ExercisePage = () => <ContentFormPage type="EXERCISE" />;

export default ExercisePage;
