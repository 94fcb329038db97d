import { beginForm, ContentFormPage } from '../components/content-form-page.tsx';

const TestPage = () => <ContentFormPage type="TEST" />;

export { beginForm as begin };

export default TestPage;
