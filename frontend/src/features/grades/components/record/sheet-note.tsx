import Alert from '@mui/material/Alert';
import { FormattedList } from 'react-intl';
import type { Gradebook } from '#shared/model/gradebook.ts';
import { Message } from '#frontend/i18n/message.tsx';

interface Props {
  readonly book: Gradebook;
  readonly record: NonNullable<Gradebook['record']>;
}

/** Says which sheet of the teacher a photographed page is. */
const SheetNote = ({ book, record: { subject, term } }: Props) => {
  const columns = book.columns
    .filter(({ recordColumn }) => recordColumn !== undefined)
    .map(({ id, heading }) => <bdi key={id}>{heading}</bdi>);
  return (
    <Alert severity="success" role="note">
      <Message
        id="record.printedSheet"
        values={{
          ...{ name: book.classList?.sheet ?? '', subject, term },
          columns: <FormattedList key="columns" type="conjunction" value={columns} />,
        }}
      />
    </Alert>
  );
};

export default SheetNote;
