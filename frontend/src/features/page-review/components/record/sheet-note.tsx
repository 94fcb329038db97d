import Alert from '@mui/material/Alert';
import { FormattedList } from 'react-intl';
import type { Gradebook } from '#shared/model/gradebook.ts';
import { UnaskedNote } from '../unasked-note.tsx';
import { Message } from '#frontend/i18n/message.tsx';

interface Props {
  readonly book: Gradebook;
  readonly record: NonNullable<Gradebook['record']>;
  readonly jobId: string;
}

/** Says which sheet of the teacher a photographed page is, and whether its marks went in by themselves. */
const SheetNote = ({ book, jobId, record: { subject, term } }: Props) => {
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
      <UnaskedNote jobId={jobId} />
    </Alert>
  );
};

export default SheetNote;
