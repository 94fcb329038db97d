import Box from '@mui/material/Box';
import type { RegisterBox } from '#shared/attendance/compare-register.ts';
import { rollSigns as signs, type RollSign } from '#shared/model/attendance.ts';
import { Segments } from '#frontend/components/form/segments.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { ReadPage } from '../../hooks/register/use-register-photos.ts';
import { BoxPicture } from './box-picture.tsx';

interface Props {
  readonly page: ReadPage;
  readonly box: RegisterBox;
  readonly name: string;
  /** The date and the session. */
  readonly session: string;
  readonly value: RollSign | undefined;
  readonly onChoose: (sign: RollSign) => void;
}

/** A box about which the teacher decides: what is recorded or what the paper says, or any sign if it is unclear. */
export const BoxChoice = ({ page, box, name, session, value, onChoose }: Props) => {
  const text = useMessage();
  const { finding, stored, read, row, column } = box;
  const isUnclear = finding === 'unclear';
  const offered = isUnclear ? signs : [stored, read].filter((sign) => sign !== undefined);
  const options = offered.map((sign, at) => ({
    value: sign,
    label: isUnclear
      ? text(`register.sign.${sign}`)
      : text(at === 0 ? 'register.recorded' : 'register.paper', {
          sign: text(`register.sign.${sign}`),
        }),
  }));
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1.5,
        justifyContent: 'space-between',
        alignItems: 'center',
        py: 1,
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ mb: 0.5 }}>
          <Message id="register.of" values={{ name, session }} />
        </Box>
        <Segments
          label={text('register.choiceOf', { name, session })}
          options={options}
          value={value ?? (isUnclear ? '' : (stored ?? ''))}
          onChange={(chosen) => {
            const sign = signs.find((one) => one === chosen);
            if (sign) onChoose(sign);
          }}
        />
      </Box>
      <BoxPicture {...{ page, row, column }} />
    </Box>
  );
};
