import notebook from '../../../assets/illustrations/notebook.svg';
import students from '../../../assets/illustrations/students.svg';
import type { MessageId } from '../../../i18n/message-id.ts';
import { paths } from '../../../lib/paths.ts';

export interface CardContent {
  readonly path: string;
  readonly title: MessageId;
  readonly text: MessageId;
  /** Address of the drawing. */
  readonly picture: string;
  /** What the foot of the card tells. */
  readonly foot?: 'lastNotebook';
}

export const teacherCards: readonly CardContent[] = [
  {
    path: paths.students,
    title: 'students.title',
    text: 'students.cardText',
    picture: students,
  },
  {
    path: paths.createNotebook,
    title: 'dashboard.notebook',
    text: 'dashboard.notebookText',
    picture: notebook,
    foot: 'lastNotebook',
  },
];
