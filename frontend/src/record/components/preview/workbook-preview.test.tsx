import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { workbook, worksheet } from '#test/fixtures/spreadsheets/workbook.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import { holdWorkers, workbooksReadHere } from '#frontend/test-support/workbooks-read-here.ts';
import { useChosenWorkbook } from '../classes/use-chosen-workbook.ts';
import { WorkbookField } from '../classes/workbook-field.tsx';

type Rows = readonly (readonly unknown[])[];
const bookOf = (sheets: Readonly<Record<string, Rows>>, name = 'liste.xlsx'): File => {
  const pages = Object.entries(sheets).map(([page, rows]) => [page, worksheet(rows)] as const);
  return new File([workbook(pages).slice()], name);
};

/** The classes of a file below its preview. */
const Import = () => {
  const chosen = useChosenWorkbook();
  return (
    <main>
      <WorkbookField workbook={chosen} />
      <p data-problems>{chosen.problems.map(({ code }) => code).join()}</p>
      <output data-classes data-outdated={chosen.isOutdated}>
        {chosen.classes
          .map(({ name, pupils, terms = [] }) => {
            const columns = terms.flatMap((term) =>
              term.columns.map(({ heading, scale }) => (scale ? `${heading} /${scale}` : heading)),
            );
            return `${name}: ${pupils.map(({ fullName }) => fullName).join(', ')} (${columns.join(', ')})`;
          })
          .join('; ')}
      </output>
    </main>
  );
};

const user = userEvent.setup({ delay: null });
let presses = 0;
const press = async (role: 'button' | 'menuitem' | 'tab', name: string | RegExp) => {
  presses += 1;
  await user.click(await screen.findByRole(role, { name }));
};
const classes = () => document.querySelector('[data-classes]')?.textContent;
const becomes = (text: string) => waitFor(() => expect(classes()).toBe(text));
const open = async (file: File) => {
  renderPage(<Import />);
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
  await screen.findByRole('table', { name: /^The sheet/ });
  presses = 0;
};

const pupils = [
  ['Boualem', 'Aya'],
  ['Kaci', 'Ali'],
  ['Talbi', 'Sara'],
] as const;
const strange = (): Rows => [
  ['Établissement En-Nour'],
  ['Réf', 'Zzz', 'Yyy', 'Ttt'],
  ...pupils.map(([one, two], n) => [`${n}X`, one, two, 12 + n]),
];
const subjects = 'Arabe Maths Physique SVT Histoire Français Anglais TIC Dessin Sport'.split(' ');
const council: Rows = [
  ['N°', 'Nom et prénom', ...subjects],
  ...pupils.map((pair, n) => [
    n + 1,
    pair.join(' '),
    ...subjects.map((_, at) => 9 + ((n + at) % 7)),
  ]),
];

beforeEach(() => {
  localStorage.clear();
  workbooksReadHere();
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
});

describe('the preview of a workbook', () => {
  it('shows the sheets as they are, with what their columns are read as', async () => {
    await open(
      bookOf({ '2AM1': council, '2AM2': [['Nom et prénom'], ['Kaci Ali'], ['Talbi Sara']] }),
    );
    const table = screen.getByRole('table');
    const [head, ...rows] = within(table).getAllByRole('row');
    expect(head!.textContent).toContain('Number in the listNameNot read');
    expect(rows).toHaveLength(4);
    expect(rows[1]!.textContent).toBe('21Boualem Aya9101112131415910' + '11');
    expect(screen.getByText('1 class, 3 pupils, no marks')).toBeTruthy();
    await press('tab', '2AM2');
    expect(within(screen.getByRole('tabpanel')).getByRole('table').textContent).toContain(
      'Talbi Sara',
    );
    expect(screen.getByText('1 class, 2 pupils, no marks')).toBeTruthy();
  });

  it('names columns of numbers that were not read, and reads ten subjects with one press', async () => {
    await open(bookOf({ '2AM1': council }));
    expect(screen.getByText(/^10 columns of numbers were not read: /).textContent).toContain(
      subjects.join(' · '),
    );
    await press('button', 'Read them as marks');
    await becomes(`2AM1: Boualem Aya, Kaci Ali, Talbi Sara (${subjects.join(', ')})`);
    expect(presses).toBe(1);
    expect(screen.getByText('1 class, 3 pupils, 30 marks')).toBeTruthy();
    expect(screen.queryByText(/were not read/)).toBeNull();
  });

  it('says that what is shown is outdated until the file was read under the new choices', async () => {
    await open(bookOf({ '2AM1': council }));
    const isOutdated = () =>
      document.querySelector('[data-classes]')?.getAttribute('data-outdated') === 'true';
    expect(isOutdated()).toBe(false);
    const answer = holdWorkers();
    await press('button', 'Read them as marks');
    expect(isOutdated()).toBe(true);
    expect(classes()).toBe('2AM1: Boualem Aya, Kaci Ali, Talbi Sara ()');
    answer();
    await becomes(`2AM1: Boualem Aya, Kaci Ali, Talbi Sara (${subjects.join(', ')})`);
    expect(isOutdated()).toBe(false);
  });

  it('makes a class of each of ten subjects with one press', async () => {
    await open(bookOf({ '2AM1': council }));
    await press('button', 'Each is a subject');
    const classes = subjects.map(
      (subject) => `2AM1 – ${subject}: Boualem Aya, Kaci Ali, Talbi Sara (${subject})`,
    );
    await becomes(classes.join('; '));
    expect(presses).toBe(1);
    expect(screen.getByText('10 classes, 3 pupils, 30 marks')).toBeTruthy();
  });

  it('says in which other sheets columns of numbers were not read', async () => {
    const other = council.map((row) => [...row, row === council[0] ? 'Musique' : 11]);
    await open(bookOf({ '2AM1': council, '2AM2': other, '2AM3': other }));
    expect(screen.getByText(/2 other sheets: 2AM2 · 2AM3\.$/)).toBeTruthy();
    await press('tab', '2AM2');
    await press('button', 'Read them as marks');
    const only = await screen.findByText(/^Columns of numbers were not read in the sheet/);
    expect(only.textContent).toBe('Columns of numbers were not read in the sheet 2AM1.');
  });

  it('alone names columns of numbers that were not read', async () => {
    await open(bookOf({ '2AM1': council }));
    expect(document.querySelector('[data-problems]')?.textContent).toBe('');
  });

  it('takes a strange list of three classes with six presses, as each sheet has the same headings', async () => {
    await open(bookOf({ A: strange(), B: strange(), C: strange() }));
    await press('button', 'Row 2');
    await press('menuitem', 'The headings are here');
    await press('button', /^Column B, Zzz/);
    await press('menuitem', 'Surname');
    await press('button', /^Column C, Yyy/);
    await press('menuitem', 'Given name');
    const names = pupils.map((pair) => pair.join(' ')).join(', ');
    await becomes(['A', 'B', 'C'].map((name) => `${name}: ${names} ()`).join('; '));
    expect(presses).toBe(6);
    expect(screen.getByText(/^Corrected in 2 other sheets/)).toBeTruthy();
  });

  it('is corrected with the keyboard alone, and a correction is undone', async () => {
    await open(bookOf({ '2AM1': council }));
    const before = classes();
    screen.getByRole('button', { name: /^Column A/ }).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    const menu = await screen.findByRole('menu');
    expect(within(menu).getByRole('menuitem', { name: 'Not read' }).className).toContain(
      'selected',
    );
    await user.keyboard('{ArrowUp}{Enter}');
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Column C, Arabe: Remark'),
    );
    await user.keyboard('{ArrowLeft}{Enter}{End}{Enter}');
    await screen.findByRole('button', { name: /^Column B, .*: Not read$/ });
    await user.keyboard('{Control>}z{/Control}');
    await user.keyboard('{Control>}z{/Control}');
    await becomes(before!);
  });

  it('draws and removes a border between classes', async () => {
    await open(
      bookOf({ '2AM1': [['Nom et prénom'], ['Boualem Aya'], ['Kaci Ali'], ['Talbi Sara']] }),
    );
    await press('button', 'Row 4');
    await press('menuitem', 'A class begins here');
    await becomes('2AM1: Boualem Aya, Kaci Ali (); 2AM1 (2): Talbi Sara ()');
    await press('button', 'Row 4: a class begins here');
    await press('menuitem', 'No class begins here');
    await becomes('2AM1: Boualem Aya, Kaci Ali, Talbi Sara ()');
  });
});

describe('what was corrected', () => {
  const corrected = async () => {
    await press('button', 'Read them as marks');
    await becomes(`2AM1: Boualem Aya, Kaci Ali, Talbi Sara (${subjects.join(', ')})`);
  };
  it('is remembered for files with these headings, and said, with a way back', async () => {
    await open(bookOf({ '2AM1': council }));
    await corrected();
    cleanup();
    const next = [['Collège'], [], council[0]!, [1, 'Hamdani Islam', ...subjects.map(() => 11)]];
    await open(bookOf({ '1AM4': next }, 'autre.xlsx'));
    await becomes(`1AM4: Hamdani Islam (${subjects.join(', ')})`);
    expect(screen.getByText(/^Read as you corrected/)).toBeTruthy();
    const [again] = screen.getAllByRole('button', { name: 'Read it without corrections' });
    await user.click(again!);
    await becomes('1AM4: Hamdani Islam ()');
    cleanup();
    await open(bookOf({ '2AM1': council }));
    await becomes('2AM1: Boualem Aya, Kaci Ali, Talbi Sara ()');
  });

  it('is no word of the file, and no other user’s', async () => {
    await open(bookOf({ '2AM1': council }));
    await corrected();
    const stored = JSON.stringify({ ...localStorage });
    expect(stored).toContain('workbook-columns');
    for (const word of ['Boualem', 'Kaci', 'Maths', '2AM1', 'liste'])
      expect(stored).not.toContain(word);
    cleanup();
    session.set({
      status: 'signed-in',
      user: { ...sampleUser, uid: 'colleague' },
      role: 'teacher',
    });
    await open(bookOf({ '2AM1': council }));
    await becomes('2AM1: Boualem Aya, Kaci Ali, Talbi Sara ()');
    expect(screen.queryByText(/^Read as you corrected/)).toBeNull();
  });
});

describe('what marks are out of', () => {
  const marks = (): Rows => [
    ['Nom', 'Prénom', 'E-mail', 'Devoir', 'Examen'],
    ...pupils.map(([one, two], n) => [one, two, `${n}@school.example`, 7 + n, 8]),
  ];
  it('is asked if the file does not say it: one press for all, or a number for each', async () => {
    await open(bookOf({ '2AM1': marks(), '2AM2': marks() }));
    expect(screen.getByText(/^The file does not say what these marks are out of/)).toBeTruthy();
    await press('button', 'All out of\u00a010');
    await waitFor(() => expect(classes()).toContain('(Devoir /10, Examen /10)'));
    expect(screen.getByText('The marks are out of what you say here.')).toBeTruthy();
    expect(screen.getByText(/^Corrected in 1 other sheet/)).toBeTruthy();
    const field = screen.getByRole('textbox', { name: 'Examen' });
    await user.clear(field);
    expect(await screen.findByText('Enter a whole number from 1 to 1000')).toBeTruthy();
    await user.type(field, '٤٠');
    await waitFor(() => expect(classes()).toContain('(Devoir /10, Examen /40)'));
    await press('button', 'Read it without corrections');
    await waitFor(() => expect(classes()).toContain('(Devoir, Examen)'));
  });
  it('is not asked of a list whose marks say it', async () => {
    await open(
      bookOf({
        '2AM1': [
          ['Nom et prénom', 'Devoir /20'],
          ['Boualem Aya', 8],
        ],
      }),
    );
    expect(screen.queryByText(/what these marks are out of/)).toBeNull();
  });
});
