import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router';
import { Message } from '#frontend/i18n/message.tsx';
import { paths } from '#frontend/lib/paths.ts';
import { useClasses } from '#frontend/record/api/classes.ts';
import { ofThisYear } from '#frontend/record/model/classes/of-this-year.ts';

/** Says, beside a list of accounts without any, where the pupils of the classes are. Keeps its room until they are known. */
export const PupilsElsewhere = () => {
  const { data: classes, isLoading } = useClasses();
  const count = ofThisYear(classes ?? []).reduce((sum, { counts }) => sum + counts.pupils, 0);
  if (!isLoading && count === 0) return null;
  return (
    <Box component="p" sx={{ m: 0, mb: 2, maxWidth: 420, minHeight: '3.8em', lineHeight: 1.9 }}>
      {!isLoading && (
        <>
          <Message id="students.pupilsElsewhere" values={{ count }} />{' '}
          <MuiLink component={Link} to={paths.classes}>
            <Message id="students.toClasses" />
          </MuiLink>
        </>
      )}
    </Box>
  );
};
