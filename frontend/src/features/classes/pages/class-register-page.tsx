import Skeleton from '@mui/material/Skeleton';
import { getClass } from '#shared/contracts/classes.ts';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { withTexts } from '#frontend/i18n/load-messages.ts';
import { beginCalls } from '#frontend/lib/api/begin-calls.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { ClassFrame } from '#frontend/record/components/class-frame/class-frame.tsx';

const RegisterPhoto = lazyComponent(
  () => withTexts(import('../components/register/register-photo.tsx'), 'register', 'attendance'),
  <Skeleton variant="rounded" height={240} />,
);
void RegisterPhoto.preload();

/** Photos of the printed register of a class, and what they say beside its rolls. */
const ClassRegisterPage = () => (
  <ClassFrame tab="attendance" names={[useMessage()('classes.register')]}>
    <RegisterPhoto />
  </ClassFrame>
);

export const begin = () => beginCalls(getClass);

export default ClassRegisterPage;
