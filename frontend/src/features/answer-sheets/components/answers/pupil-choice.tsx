import Box from '@mui/material/Box';
import { useState } from 'react';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { assignPupil, dismissSheet } from '../../model/answers/edit-answers.ts';
import type { AnswerProps } from './points-answer.tsx';
import { SheetCrop } from './sheet-crop.tsx';

interface Props extends Omit<AnswerProps, 'question'> {
  readonly kept: SavedClass | undefined;
}

/** The upper part of a sheet, in millimetres: its name or number. */
const HEAD = 78;

/** Whose sheet it is: one of the pupils who have none. */
export const PupilChoice = ({ jobId, review, here, kept }: Props) => {
  const text = useMessage();
  const { content, rows, settle } = review;
  const sheet = content.sheets[here.sheet];
  const size = sheet && content.layouts[sheet.layout]?.picture;
  const [chosen, setChosen] = useState('');
  const free = rows.filter(({ pupil, sheet: own }) => pupil !== undefined && own === undefined);
  const numberOf = (pupil: string | undefined): number =>
    (kept?.pupils.findIndex(({ id }) => id === pupil) ?? -1) + 1;
  return (
    <>
      {size && (
        <SheetCrop
          jobId={jobId}
          sheet={here.sheet}
          size={size}
          area={{ x: 0, y: 0, width: size.width, height: Math.min(size.height, HEAD) }}
          label={text('answers.head')}
        />
      )}
      {sheet?.pupil === undefined && (
        <Box sx={{ color: 'paper.saffronText', fontWeight: 500 }}>
          <Message id={sheet?.dismissed ? 'answers.dismissedHere' : 'answers.noPupil'} />
        </Box>
      )}
      {sheet?.dismissed ? null : free.length === 0 ? (
        <Message id="answers.noneFree" />
      ) : (
        <>
          <SelectField
            name="pupil"
            label={<Message id="answers.choosePupil" />}
            placeholder={text('form.choose')}
            value={chosen}
            onChange={setChosen}
            options={free.map(({ pupil = '', name }) => ({
              value: pupil,
              label: `${numberOf(pupil)}. ${name}`,
            }))}
          />
          <TextButton
            label="answers.assign"
            variant="contained"
            disabled={chosen === ''}
            onClick={() => settle(assignPupil(here.sheet, chosen))}
            sx={{ justifySelf: 'start', minHeight: 44 }}
          />
        </>
      )}
      {sheet?.pupil === undefined && (
        <TextButton
          label={sheet?.dismissed ? 'answers.takeBack' : 'answers.dismiss'}
          onClick={() => settle(dismissSheet(here.sheet, !sheet?.dismissed))}
          sx={{ justifySelf: 'start', minHeight: 44 }}
        />
      )}
    </>
  );
};
