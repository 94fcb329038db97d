import { limits } from '#shared/model/limits.ts';
import { savedPupil, type SavedClass, type SavedPupil } from '#shared/model/saved-class.ts';
import { cleanText } from '#shared/text/clean-text.ts';
import { asciiDigits } from '#shared/text/fold-text.ts';
import { FormDialog, type DialogFrame } from '#frontend/components/dialog/form-dialog.tsx';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import { TextField } from '#frontend/components/form/text-field.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { textOfFailure } from '#frontend/lib/api/api-error.ts';
import { useForm } from '#frontend/lib/forms/use-form.ts';
import { isFull, type PupilEdits } from '../../hooks/pupils/use-pupil-edits.ts';

export interface PupilDetailsProps extends DialogFrame {
  readonly kept: SavedClass;
  /** Undefined for a new one. */
  readonly pupil: SavedPupil | undefined;
  readonly save: PupilEdits['save'];
}

const NUMBER_LENGTH = 40;

/** Adds a pupil to a class, or changes the details and the place of one. */
const PupilDetailsDialog = ({ kept, pupil, save, ...frame }: PupilDetailsProps) => {
  const text = useMessage();
  const { pupils } = kept;
  const before = pupil ? pupils.findIndex(({ id }) => id === pupil.id) : pupils.length;
  const places = pupil ? pupils.length : pupils.length + 1;
  const form = useForm({
    keepAs: `pupil-details.${kept.id}.${pupil?.id ?? 'new'}`,
    initial: {
      fullName: pupil?.fullName ?? '',
      place: String(before + 1),
      registrationNumber: pupil?.registrationNumber ?? '',
      dateOfBirth: pupil?.dateOfBirth ?? '',
      gender: pupil?.gender ?? '',
    },
    validate: ({ fullName, place }) => {
      const number = Number(asciiDigits(place));
      const isPlace = Number.isInteger(number) && number >= 1 && number <= places;
      return {
        ...(!cleanText(fullName) && { fullName: { id: 'pupils.nameMissing' as const } }),
        ...(!isPlace && { place: { id: 'pupils.placeWrong' as const, values: { places } } }),
        ...(!pupil &&
          isFull(kept) && {
            fullName: { id: 'pupils.full' as const, values: { most: limits.classPupils } },
          }),
      };
    },
    onFailure: (error) => ({ text: textOfFailure(error, 'classes.updateFailed') }),
    onSubmit: async (values) => {
      const number = cleanText(values.registrationNumber);
      const gender = savedPupil.shape.gender.safeParse(values.gender).data;
      const details = {
        fullName: cleanText(values.fullName),
        ...(number && { registrationNumber: number }),
        ...(values.dateOfBirth && { dateOfBirth: values.dateOfBirth }),
        ...(gender && { gender }),
      };
      const place = Number(asciiDigits(values.place)) - 1;
      if (pupil) {
        const { id } = pupil;
        await save({ kind: 'change', pupil: { id, ...details }, place });
      } else await save({ kind: 'add', pupil: details, place });
      frame.onClose();
    },
  });
  return (
    <FormDialog
      {...frame}
      title={pupil ? 'pupils.changeTitle' : 'pupils.addTitle'}
      submit={pupil ? 'classes.save' : 'pupils.add'}
      form={form}
    >
      <TextField
        {...form.field('fullName')}
        label={<Message id="classes.field.fullName" />}
        inputProps={{ autoFocus: true, maxLength: limits.pupilNameLength }}
      />
      <TextField
        {...form.field('place')}
        label={<Message id="pupils.place" />}
        inputProps={{ inputMode: 'numeric', maxLength: 3 }}
      />
      <TextField
        {...form.field('registrationNumber')}
        label={<Message id="classes.field.registrationNumber" />}
        optional
        inputProps={{ maxLength: NUMBER_LENGTH, dir: 'ltr' }}
      />
      <TextField
        {...form.field('dateOfBirth')}
        type="date"
        label={<Message id="classes.field.dateOfBirth" />}
        optional
      />
      <SelectField
        name="gender"
        label={<Message id="classes.field.gender" />}
        optional
        value={form.values.gender}
        onChange={form.field('gender').onChange}
        placeholder={text('pupils.genderUnsaid')}
        options={[
          { value: 'female', label: text('classes.girl') },
          { value: 'male', label: text('classes.boy') },
        ]}
      />
    </FormDialog>
  );
};

export default PupilDetailsDialog;
