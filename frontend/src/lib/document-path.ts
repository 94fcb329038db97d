import { classPath, classSeatingPath, courseLogPath, markSheetPath } from './class-paths.ts';
import { answerReviewPath, draftPath, gradeReviewPath, paths } from './paths.ts';

/** The pages of documents, by the call that fetches one. */
const pathsOf: Readonly<Record<string, (id: string, second: string) => string>> = {
  'get-content-job': draftPath,
  'get-grade-job': gradeReviewPath,
  'get-answers-job': answerReviewPath,
  'get-mark-sheet': markSheetPath,
  'get-course-log': courseLogPath,
  'get-attendance': classPath,
  'get-class-seating': classSeatingPath,
  'get-question-shelf': () => paths.questions,
};

export const documentPath = (address: string): string | undefined => {
  const [call = '', id = '', second = ''] = address.split('/');
  return pathsOf[call]?.(id, second);
};
