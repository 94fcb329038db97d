import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { ListFilter, Search } from 'lucide-react';
import { useId, useState } from 'react';
import type { BankFacets, BankSearch } from '#shared/bank/search-bank.ts';
import { questionKinds } from '#shared/model/question.ts';
import { seasonOfDate, startYear } from '#shared/school-year/school-calendar.ts';
import { bloomLevels, difficulties } from '#shared/model/question-levels.ts';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { isoDateOf } from '#frontend/lib/local-date.ts';
import type { ClassSummary } from '#frontend/record/api/classes.ts';
import { kindText } from '../../model/bank/kind-text.ts';
import { useUiLabels } from './use-ui-labels.ts';

interface Props {
  readonly search: BankSearch;
  readonly facets: BankFacets;
  readonly classes: readonly ClassSummary[];
  readonly onSearch: (search: BankSearch) => void;
}

/** The first date of the school year of a date, with the holidays before it. */
const seasonStart = (date: string): string => `${startYear(seasonOfDate(date)) ?? 0}-08-01`;

interface Facet {
  readonly name: 'subject' | 'level' | 'competence' | 'kind' | 'bloom' | 'difficulty' | 'unused';
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly choose: (value: string) => Partial<BankSearch>;
}

/** What a bank is searched by: words, and what its questions have. */
const useFacets = ({ search, facets, classes }: Omit<Props, 'onSearch'>): readonly Facet[] => {
  const text = useMessage();
  const labels = useUiLabels();
  const named = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
  const years = facets.years.map(({ level, year }) => ({
    value: `${level}/${year ?? ''}`,
    label: labels.level(level, year),
  }));
  const from = seasonStart(isoDateOf(new Date()));
  return [
    {
      ...{ name: 'subject', value: search.subject ?? '', options: named(facets.subjects) },
      choose: (subject) => ({ subject }),
    },
    {
      ...{ name: 'level', options: years },
      value: search.level === undefined ? '' : `${search.level}/${search.year ?? ''}`,
      choose: (value) => {
        const at = facets.years.find(({ level, year }) => `${level}/${year ?? ''}` === value);
        return { level: at?.level, year: at?.year };
      },
    },
    {
      name: 'competence',
      value: search.competence ?? '',
      options: named(facets.competences),
      choose: (competence) => ({ competence }),
    },
    {
      ...{ name: 'kind', value: search.kind ?? '' },
      options: facets.kinds.map((kind) => ({ value: kind, label: text(kindText(kind)) })),
      choose: (value) => ({ kind: questionKinds.find((kind) => kind === value) }),
    },
    {
      ...{ name: 'bloom', value: search.bloom ?? '' },
      options: bloomLevels.map((level) => ({ value: level, label: labels.bloom[level] })),
      choose: (value) => ({ bloom: bloomLevels.find((level) => level === value) }),
    },
    {
      ...{ name: 'difficulty', value: String(search.difficulty ?? '') },
      options: difficulties.map((one) => ({ value: String(one), label: labels.difficulties[one] })),
      choose: (value) => ({ difficulty: difficulties.find((one) => String(one) === value) }),
    },
    {
      ...{ name: 'unused', value: search.unused?.classId ?? '' },
      options: classes.map(({ id, name }) => ({ value: id, label: name })),
      choose: (classId) => ({ unused: classId === '' ? undefined : { classId, from } }),
    },
  ];
};

/** A search without what is not asked for. */
const tidy = (search: Readonly<Record<string, unknown>>): BankSearch =>
  Object.fromEntries(
    Object.entries(search).filter(([, value]) => value !== undefined && value !== ''),
  );

/** The field and the choices that narrow the list while they are typed and chosen. */
export const BankSearchForm = ({ search, facets, classes, onSearch }: Props) => {
  const text = useMessage();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const all = useFacets({ search, facets, classes });
  const useful = all.filter(
    ({ name, options, value }) => options.length > 1 || name === 'unused' || value !== '',
  );
  const chosen = all.filter(({ value }) => value !== '').length;
  return (
    <Box role="search" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <OutlinedInput
          type="search"
          value={search.words ?? ''}
          onChange={({ target }) => onSearch(tidy({ ...search, words: target.value }))}
          placeholder={text('bank.searchHint')}
          autoComplete="off"
          startAdornment={
            <InputAdornment position="start">
              <Search size={18} />
            </InputAdornment>
          }
          inputProps={{ 'aria-label': text('bank.search'), dir: 'auto', maxLength: 200 }}
          sx={{ flex: '1 1 240px', lineHeight: 1.9 }}
        />
        <TextButton
          label="bank.filters"
          values={{ count: chosen }}
          variant="outlined"
          icon={ListFilter}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        />
        {chosen > 0 && (
          <TextButton
            label="bank.allQuestions"
            color="inherit"
            onClick={() => onSearch(tidy({ words: search.words }))}
          />
        )}
      </Box>
      <Box
        id={id}
        hidden={!isOpen}
        sx={{
          display: isOpen ? 'grid' : 'none',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
        }}
      >
        {useful.map(({ name, value, options, choose }) => (
          <SelectField
            key={name}
            name={name}
            label={<Message id={`bank.by.${name}`} />}
            value={value}
            options={options}
            placeholder={text('bank.any')}
            optional
            onChange={(next) => onSearch(tidy({ ...search, ...choose(next) }))}
          />
        ))}
      </Box>
    </Box>
  );
};
