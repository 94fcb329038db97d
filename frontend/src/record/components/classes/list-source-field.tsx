import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Segments } from '#frontend/components/form/segments.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { TypedListField } from '../typed-list/typed-list-field.tsx';
import type { ListSources } from './use-list-source.ts';
import { WorkbookField, WorkbookSheets } from './workbook-field.tsx';

interface Props {
  readonly sources: ListSources;
  /** Shown between a typed list and its lines as they were read. */
  readonly children?: ReactNode;
}

/** Takes class lists from a file, or as a teacher types or pastes them. */
export const ListSourceField = ({ sources, children }: Props) => {
  const text = useMessage();
  const { source, choose, file, list } = sources;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <div>
        <Segments
          label={text('classes.source')}
          value={source}
          options={[
            { value: 'file', label: text('classes.source.file') },
            { value: 'list', label: text('classes.source.list') },
          ]}
          onChange={(value) => choose(value === 'list' ? 'list' : 'file')}
        />
      </div>
      {source === 'file' ? <WorkbookField workbook={file} /> : <TypedListField workbook={list} />}
      {children}
      {source === 'list' && list.form.values.names.trim() !== '' && (
        <WorkbookSheets workbook={list} />
      )}
    </Box>
  );
};
