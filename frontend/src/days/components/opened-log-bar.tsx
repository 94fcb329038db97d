import { DocumentBar } from '#frontend/components/documents/document-bar.tsx';
import { useDocumentStore } from '#frontend/lib/documents/use-document.ts';
import { courseLogDocuments } from '../api/course-log-documents.ts';
import { useCourseLogs } from '../api/course-logs.ts';
import type { LogBarProps } from './log-bar.tsx';

const describe = async () => (await import('./conflict/describe-session.ts')).describeSession;

const OpenedLogBar = ({ course, year }: LogBarProps) => {
  const { documentIdOf } = useCourseLogs(year);
  const { store } = useDocumentStore(courseLogDocuments, documentIdOf(course));
  return store ? <DocumentBar document={store} describe={describe} /> : null;
};

export default OpenedLogBar;
