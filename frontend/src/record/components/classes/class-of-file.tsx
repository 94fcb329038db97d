import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useState } from 'react';
import { toClassContent } from '#shared/record/names/class-content.ts';
import { sameClass } from '#shared/record/names/same-class.ts';
import type { ClassContent } from '#shared/model/saved-class.ts';
import type { ListedClass } from '#shared/model/listed-classes.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { ClassSummary } from '../../api/classes.ts';
import { nameOfClass } from '../../model/classes/name-of-class.ts';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import { useChosenWorkbook } from './use-chosen-workbook.ts';
import { WorkbookField } from './workbook-field.tsx';

interface Props {
  readonly kept: ClassSummary;
  readonly onFound: (found: ClassContent) => void;
}

/** The class in a workbook that matches the saved one by name, preferably with the same subject; or the only class. */
function classIn(classes: readonly ListedClass[], kept: ClassSummary): ListedClass | undefined {
  // A workbook for another subject lists the same pupils.
  const named = classes.filter(({ name }) => sameClass([kept], { name }));
  const only = classes.length === 1 ? classes[0] : undefined;
  return named.find((read) => sameClass([kept], read)) ?? named[0] ?? only;
}

/** Asks for a file with a newer list of a class, and which of its classes it is if that is unclear. */
export const ClassOfFile = ({ kept, onFound }: Props) => {
  const text = useMessage();
  const workbook = useChosenWorkbook();
  const { classes, head } = workbook;
  const [choice, setChoice] = useState('');
  const plain = classIn(classes, kept);
  const found = useEffectEvent(() => plain && onFound(toClassContent(plain, head)));
  useEffect(() => {
    if (plain) found();
  }, [plain]);
  const chosen = classes[Number(choice)];
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <WorkbookField workbook={workbook} />
      {classes.length > 1 && !plain && (
        <>
          <SelectField
            name="class"
            label={<Message id="classes.which" />}
            value={choice}
            onChange={setChoice}
            placeholder={text('form.choose')}
            options={classes.map((read, index) => ({
              value: String(index),
              label: text('classes.option', {
                name: nameOfClass(read),
                count: read.pupils.length,
              }),
            }))}
          />
          <Button
            variant="contained"
            disabled={choice === '' || !chosen || workbook.isOutdated}
            onClick={() => chosen && onFound(toClassContent(chosen, head))}
            sx={{ justifySelf: 'start' }}
          >
            <Message id="classes.compare" />
          </Button>
        </>
      )}
    </Box>
  );
};
