import { ContentFormPage } from '../components/content-form-page.tsx';

const TestPage = () => <ContentFormPage type="TEST" />;

export default TestPage;
