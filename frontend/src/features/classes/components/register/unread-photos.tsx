import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { paths } from '#frontend/lib/paths.ts';
import type { UnreadPhoto } from '../../hooks/register/use-register-photos.ts';

type OtherSheet = UnreadPhoto['others'][number];

const readerOf = { marks: paths.extractGrades, answers: paths.readAnswerSheets } as const;

/** What a page is that is no register, and where its photo belongs. */
const OtherPage = ({ kind, name, title, term = 1 }: OtherSheet) => (
  <Box>
    <Message id={`register.other.${kind}`} values={{ name, title, term }} />
    <Box sx={{ mt: 1 }}>
      <TextButton
        to={readerOf[kind]}
        label={`register.to.${kind}`}
        variant="outlined"
        size="small"
      />
    </Box>
  </Box>
);

/** Photos that gave no register, or have other pages too, each with what to do. */
export const UnreadPhotos = ({ photos }: { readonly photos: readonly UnreadPhoto[] }) =>
  photos.map(({ id, name, problem, others }) => (
    <Alert key={id} severity="warning" sx={{ mt: 1 }}>
      {problem && name !== undefined && (
        <>
          <Message id="register.unread" values={{ name }} />{' '}
        </>
      )}
      {problem && <Message {...problem} />}
      {others.map((other, index) => (
        <OtherPage key={index} {...other} />
      ))}
    </Alert>
  ));
