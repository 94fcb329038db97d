import Box from '@mui/material/Box';
import { useClasses } from '#frontend/record/api/classes.ts';

const ClassOfStudent = ({ studentId }: { readonly studentId: string }) => {
  const { data: classes = [] } = useClasses();
  const own = classes.filter(({ students }) => students?.includes(studentId));
  return own.map(({ id, name }) => (
    <Box
      component="bdi"
      key={id}
      sx={{ marginInlineStart: 1, color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 400 }}
    >
      {name}
    </Box>
  ));
};

export default ClassOfStudent;
