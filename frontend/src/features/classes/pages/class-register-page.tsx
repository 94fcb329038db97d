import Skeleton from '@mui/material/Skeleton';
import { useParams } from 'react-router';
import { getClass } from '#shared/contracts/classes.ts';
import { BackLink } from '#frontend/components/page/back-link.tsx';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { Page } from '#frontend/components/page/page.tsx';
import { withTexts } from '#frontend/i18n/load-messages.ts';
import { beginCalls } from '#frontend/lib/api/begin-calls.ts';
import { classAttendancePath } from '#frontend/lib/class-paths.ts';
import { useClass } from '#frontend/record/api/classes.ts';

const RegisterPhoto = lazyComponent(
  () => withTexts(import('../components/register/register-photo.tsx'), 'register', 'attendance'),
  <Skeleton variant="rounded" height={240} />,
);
void RegisterPhoto.preload();

/** Photos of the printed register of a class, and what they say beside its rolls. */
const ClassRegisterPage = () => {
  const { classId = '' } = useParams();
  const { data: kept } = useClass(classId);
  return (
    <Page
      title="classes.registerOf"
      titleValues={{ name: kept?.name ?? '' }}
      actions={<BackLink to={classAttendancePath(classId)} label="classes.tab.attendance" />}
    >
      <RegisterPhoto />
    </Page>
  );
};

export const begin = () => beginCalls(getClass);

export default ClassRegisterPage;
