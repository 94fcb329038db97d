import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { allLessons } from '#shared/course/course-days.ts';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { paths } from '#frontend/lib/paths.ts';
import { useProfile } from '#frontend/lib/resources/use-profile.ts';
import { useSchoolYear } from '#frontend/lib/resources/use-school-year.ts';

interface Missing {
  readonly text: MessageId;
  readonly path: string;
  readonly link: MessageId;
}

/** Says what the folder will lack, and where to enter it. */
export const FolderNotes = () => {
  const { data: schoolYear } = useSchoolYear();
  const { data: profile, isLoading } = useProfile();
  const missing: Missing[] = [
    ...(schoolYear && allLessons(schoolYear).length === 0
      ? [
          {
            ...({ text: 'folder.noTimetable', link: 'folder.enterTimetable' } as const),
            path: paths.schoolYear,
          },
        ]
      : []),
    ...(!isLoading && !profile?.fullName
      ? [
          {
            ...({ text: 'folder.noProfile', link: 'folder.enterProfile' } as const),
            path: paths.profile,
          },
        ]
      : []),
  ];
  return missing.map(({ text, path, link }) => (
    <Alert key={path} severity="info">
      <Message id={text} />
      <Link
        component={RouterLink}
        to={path}
        sx={{ display: 'block', width: 'fit-content', py: 0.5 }}
      >
        <Message id={link} />
      </Link>
    </Alert>
  ));
};
