import Typography from '@mui/material/Typography';
import {
  classOfText,
  levelInWords,
  levelOfCode,
  misreadClass,
} from '#shared/class-lists/class-code.ts';
import { sameClass } from '#shared/record/names/same-class.ts';
import { limits } from '#shared/model/limits.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { pupilsOfPage } from '#shared/page/class-of-page.ts';
import { FormDialog, type DialogFrame } from '#frontend/components/dialog/form-dialog.tsx';
import { TextField } from '#frontend/components/form/text-field.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { textOfFailure } from '#frontend/lib/api/api-error.ts';
import { useForm } from '#frontend/lib/forms/use-form.ts';
import { useClassChanges } from '../../api/class-changes.ts';
import type { ClassSummary } from '../../api/classes.ts';
import { ofThisYear } from '../../model/classes/of-this-year.ts';

export interface PageClassProps extends DialogFrame {
  readonly gradebook: Gradebook;
  readonly jobId: string;
  readonly classes: readonly ClassSummary[];
  readonly onMade: (made: SavedClass) => void;
}

const SHOWN = 3;

/** What the page calls its class, and what was read if that is no name of a class. */
const nameOfPage = ({ classList, title }: Gradebook): { name: string; read?: string } => {
  const said = classList?.sheet ?? classOfText(title);
  if (said !== undefined) return { name: said };
  const read = title.split(/[\s:،,;|()]+/u).find((word) => misreadClass(word) !== undefined);
  return read === undefined ? { name: '' } : { name: misreadClass(read) ?? '', read };
};

/** Makes a class of the pupils of a confirmed page. */
const PageClassDialog = ({ gradebook, jobId, classes, onMade, ...frame }: PageClassProps) => {
  const changes = useClassChanges();
  const pupils = pupilsOfPage(gradebook).slice(0, limits.classPupils);
  const { name, read } = nameOfPage(gradebook);
  const form = useForm({
    keepAs: `page-class.${jobId}`,
    initial: { name },
    validate: ({ name }) => {
      if (!name.trim()) return { name: { id: 'merge.classNameMissing' } };
      const isTaken = sameClass(ofThisYear(classes), { name: name.trim() });
      return isTaken ? { name: { id: 'merge.classNameTaken' } } : {};
    },
    onFailure: (error) => ({ text: textOfFailure(error, 'merge.classFailed') }),
    onSubmit: async (values) => {
      const name = values.name.trim();
      const level = levelOfCode(name) ?? levelInWords(name);
      const content = { name, ...(level && { level }), pupils };
      onMade(await changes.keep(content, `page-${jobId}`));
    },
  });
  return (
    <FormDialog {...frame} title="merge.makeClass" submit="merge.saveClass" form={form}>
      <TextField
        {...form.field('name')}
        label={<Message id="merge.class" />}
        help={read && <Message id="merge.classRead" values={{ read }} />}
        inputProps={{ autoFocus: true, maxLength: limits.sheetNameLength }}
      />
      <Typography role="note">
        <Message
          id="merge.pupilsOfPage"
          values={{
            count: pupils.length,
            names: pupils
              .slice(0, SHOWN)
              .map(({ fullName }) => fullName)
              .join('، '),
          }}
        />
      </Typography>
    </FormDialog>
  );
};

export default PageClassDialog;
