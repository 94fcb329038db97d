import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import Typography from '@mui/material/Typography';
import { BookPlus, Dices } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import type { WorkbookReading } from '#shared/class-lists/workbook-reading.ts';
import type { ListedClass } from '#shared/model/listed-classes.ts';
import { KeepClasses } from '#frontend/record/components/classes/keep-classes.tsx';
import { useChosenWorkbook } from '#frontend/record/components/classes/use-chosen-workbook.ts';
import { WorkbookSheets } from '#frontend/record/components/classes/workbook-field.tsx';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { useUnsentForm } from '#frontend/lib/forms/use-unsent-form.ts';
import { gamePath, paths } from '#frontend/lib/paths.ts';

interface Props {
  readonly file: File;
  readonly reading: WorkbookReading;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** For a workbook of classes without addresses: explains that it cannot invite students, and offers other uses. */
export const ClassesStep = ({ file, reading, onBack, onClose }: Props) => {
  const workbook = useChosenWorkbook(file);
  const isRead = workbook.answer !== undefined;
  const classes = isRead ? workbook.classes : reading.listed.classes;
  const text = useMessage();
  const navigate = useNavigate();
  const [choice, setChoice] = useState('0');
  // Stores the file for the notebook's form, as if it had been chosen there.
  const notebook = useUnsentForm('notebook.file', z.object({ name: z.string() }));
  const chosen = classes[Number(choice)];
  const pupils = classes.reduce((total, one) => total + one.pupils.length, 0);

  const makeNotebook = () => {
    notebook.keepFile({ file });
    void navigate(paths.createNotebook);
  };
  const putOnWheel = ({ name, pupils: listed }: ListedClass) => {
    const names = { name, text: listed.map(({ fullName }) => fullName).join('\n') };
    void navigate(gamePath('spinner'), { state: { names } });
  };
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2.5, pt: 0 }}>
        <DialogContentText role="status">
          <Message id="students.noAddresses" values={{ pupils, classes: classes.length }} />
        </DialogContentText>
        <section>
          <Typography component="h3" sx={{ fontWeight: 500 }}>
            <Message id="students.keepClasses" />
          </Typography>
          <WorkbookSheets workbook={workbook} />
          <KeepClasses
            classes={classes}
            file={file.name}
            problems={isRead ? workbook.problems : reading.problems}
            isOutdated={workbook.isOutdated}
          />
        </section>
        <Box component="section" sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
          <Typography component="h3" sx={{ fontWeight: 500 }}>
            <Message id="students.useOnce" />
          </Typography>
          <Button variant="outlined" startIcon={<BookPlus size={18} />} onClick={makeNotebook}>
            <Message id="students.makeNotebook" />
          </Button>
          {classes.length > 1 && (
            <SelectField
              name="class"
              label={<Message id="students.wheelClass" />}
              value={choice}
              onChange={setChoice}
              placeholder={text('form.choose')}
              options={classes.map(({ name }, index) => ({ value: String(index), label: name }))}
            />
          )}
          {chosen && (
            <Button
              variant="outlined"
              startIcon={<Dices size={18} />}
              onClick={() => putOnWheel(chosen)}
            >
              <span>
                <Message id="students.putOnWheel" values={{ name: chosen.name }} />
              </span>
            </Button>
          )}
        </Box>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button color="inherit" onClick={onBack} sx={{ marginInlineEnd: 'auto' }}>
          <Message id="students.anotherList" />
        </Button>
        <Button variant="contained" onClick={onClose}>
          <Message id="common.close" />
        </Button>
      </DialogActions>
    </>
  );
};
