import { describe, expect, it } from 'vitest';
import {
  canvas,
  classroom,
  exported,
  idoceo,
  moodle,
} from '#test/fixtures/spreadsheets/exports.ts';
import { toXlsx } from '../spreadsheet/converting/to-xlsx.ts';
import { inflate } from '../spreadsheet/workbook/inflate.ts';
import { readWorkbook } from '../spreadsheet/workbook/read-workbook.ts';
import type { ReadingChoices } from '../model/reading-choices.ts';
import { readClasses } from './read-classes.ts';

const read = (text: string | Uint8Array, name = 'Grades', choices: ReadingChoices = []) =>
  readClasses(
    readWorkbook(toXlsx(typeof text === 'string' ? new TextEncoder().encode(text) : text, name), {
      inflate,
    }),
    choices,
  );
type Reading = ReturnType<typeof read>;
/** `Quiz 1 test /10` of each column of marks, and the marks of each pupil behind the name. */
const classesIn = ({ listed }: Reading) =>
  listed.classes.map(({ name, pupils, terms = [] }) => ({
    name,
    columns: terms.flatMap(({ columns }) =>
      columns.map(({ heading, role, kind, scale }) =>
        [heading, role ?? kind, scale && `/${scale}`].filter(Boolean).join(' '),
      ),
    ),
    pupils: pupils.map(({ fullName }, row) => [
      fullName,
      ...terms.flatMap(({ marks }) => marks[row] ?? []),
    ]),
  }));
const codesIn = ({ problems, questions }: Reading) => [
  ...questions.map(({ kind }) => kind),
  ...problems.map(({ code }) => code),
];
const pupilsIn = (reading: Reading) =>
  classesIn(reading).flatMap(({ pupils }) => pupils.map(([name]) => name));
const columnsIn = (reading: Reading) => classesIn(reading).flatMap(({ columns }) => columns);

const utf16 = (text: string): Uint8Array =>
  Uint8Array.from([
    ...[0xff, 0xfe],
    ...Array.from(text, (letter) => letter.charCodeAt(0)).flatMap((code) => [
      code & 255,
      code >> 8,
    ]),
  ]);
const lines = (...rows: readonly string[]): string => rows.join('\r\n');

describe('an export of Canvas', () => {
  const reading = read(exported(canvas));
  it('has a class for each section, the points possible, and neither sums nor the test student', () => {
    const columns = ['Quiz 1 test /10', 'Homework 1: fractions activities /25', 'Essay mark /40'];
    expect(classesIn(reading)).toEqual([
      {
        ...{ name: '2AM1', columns },
        pupils: [
          ['Benali Karim', '8.50', '20.00', '31.00'],
          ['Cherif Amina', '11.00', '', '36.50'],
        ],
      },
      {
        ...{ name: '2AM2', columns },
        pupils: [
          ['Dali Youcef Sara', '', '18.00', '25.00'],
          ['Haddad Omar', '7.00', '22.50', '38.00'],
        ],
      },
    ]);
    expect(codesIn(reading)).toEqual([
      ...['marks-excused', 'mark-above-scale', 'columns-worked-out', 'test-pupil'],
    ]);
  });
  it('leaves no number, login or address of an account anywhere', () => {
    const kept = JSON.stringify([reading.listed, reading.problems]);
    for (const account of ['5001', 'S1', 'school.example', '5999', '0aa1'])
      expect(kept).not.toContain(account);
  });
  it('says the columns that it worked out, which can be read all the same', () => {
    expect(
      reading.problems.find(({ code }) => code === 'columns-worked-out')?.params,
    ).toMatchObject({
      count: '4',
      headings: 'Quizzes Current Score · Current Score · Unposted Final Score · Final Grade',
    });
    expect(reading.sheets[0]?.perhapsMarks).toEqual([]);
    const columns = [{ column: 9, role: 'mark' as const }];
    const chosen = read(lines(...canvas), 'Grades', [{ sheet: 'Grades', columns }]);
    expect(columnsIn(chosen)).toContain('Current Score mark /100');
  });
  it('is read with muted columns, without the numbers of the school, and with one pupil', () => {
    const muted = [...canvas.slice(0, 1), ',,,,,Muted,Muted,,,,,', ...canvas.slice(2, 4)];
    expect(pupilsIn(read(lines(...muted)))).toEqual(['Benali Karim']);
    const bare = canvas.map((line) => line.replace(/^((?:"[^"]*"|[^,]*),[^,]*),[^,]*,[^,]*/, '$1'));
    expect(columnsIn(read(lines(...bare))).slice(0, 3)).toEqual(columnsIn(reading).slice(0, 3));
    expect(JSON.stringify(read(lines(...bare)).listed)).not.toContain('5001');
  });
  it.each([
    [
      'French',
      'Étudiant,ID,Identifiant d’utilisateur SIS,Identifiant de connexion SIS,Section,Contrôle 1 (501),Score actuel,Score final',
      '    Points possibles,,,,,15,(lecture seule),(lecture seule)',
      'Contrôle 1 test /15',
    ],
    [
      'Spanish',
      'Estudiante,ID,ID de usuario de SIS,ID de inicio de sesión de SIS,Section,Tarea 1 (501),Puntaje actual,Calificación final',
      '    Puntos posibles,,,,,15,(solo lectura),(solo lectura)',
      'Tarea 1 activities /15',
    ],
  ])('is understood in %s', (_, headings, points, column) => {
    const reading = read(
      lines(
        ...[headings, points, '"Benali, Karim",1,S1,k,2AM1,"12,5","62,5","62,5"'],
        '"Cherif, Amina",2,S2,a,2AM1,14,70,70',
      ),
    );
    expect(classesIn(reading)).toEqual([
      {
        ...{ name: '2AM1', columns: [column] },
        pupils: [
          ['Benali Karim', '12,5'],
          ['Cherif Amina', '14'],
        ],
      },
    ]);
    expect(codesIn(reading)).toEqual(['columns-worked-out']);
  });
  it('without pupils is no class', () => {
    expect(classesIn(read(lines(...canvas.slice(0, 3))))).toEqual([]);
  });
});

describe('an export of Moodle', () => {
  it('has the points of each work, with the full mark that its percentages show', () => {
    const reading = read(lines(...moodle));
    expect(classesIn(reading)).toEqual([
      {
        name: 'Grades',
        columns: ['Quiz: Fractions test /10', 'Assignment: Page 12 activities'],
        pupils: [
          ['Benali Karim', '8.50', '15.00'],
          ['Cherif Amina', '9.00', '18.50'],
          ['Dali Youcef Sara', '-', '12.00'],
        ],
      },
    ]);
    expect(codesIn(reading)).toEqual(['columns-worked-out', 'full-marks-unsaid']);
    // What is said of one piece of work is no remark on the term.
    expect(JSON.stringify(reading.listed)).not.toMatch(/90[123]|school\.example|Well done/);
  });
  it('has percentages as marks out of 100 where there are no points', () => {
    const only = moodle.map((line) => line.split(',').toSpliced(8, 4).toSpliced(6, 1).join(','));
    expect(classesIn(read(lines(...only)))[0]).toMatchObject({
      columns: ['Quiz: Fractions test /100'],
      pupils: [
        ['Benali Karim', '85'],
        ['Cherif Amina', '90'],
        ['Dali Youcef Sara', '-'],
      ],
    });
  });
  it('has grades in letters, which are said and not read', () => {
    const only = moodle.map((line) => line.split(',').toSpliced(6, 2).toSpliced(7, 2).join(','));
    const reading = read(lines(...only));
    expect(columnsIn(reading)).toEqual([]);
    expect(codesIn(reading)).toContain('letters-left-out');
    // All have an A, which is no absence.
    const all = only.map((line) => line.replace(/,(?:B|A|-),/, ',A,'));
    expect(columnsIn(read(lines(...all)))).toEqual([]);
    expect(codesIn(read(lines(...all)))).toContain('letters-left-out');
  });
  it.each([
    [
      'French',
      'Prénom;Nom de famille;Numéro d’identification;Institution;Département;Adresse de courriel;Test : Fractions (Brut);Devoir : Page 12 (Brut);Total du cours (Brut);Dernier téléchargement depuis ce cours',
      ['Test : Fractions test', 'Devoir : Page 12 test'],
    ],
    [
      'Spanish',
      'Nombre;Apellido(s);Número de ID;Institución;Departamento;Dirección de correo;Cuestionario: Fracciones (Real);Tarea: Página 12 (Real);Total del curso (Real);Última descarga de este curso',
      ['Cuestionario: Fracciones test', 'Tarea: Página 12 activities'],
    ],
    [
      'Arabic',
      'الاسم الأول;الاسم الأخير;رقم المعرف;المؤسسة;القسم;عنوان البريد الإلكتروني;مهمة: الكسور (حقيقي);الواجب: تمارين (حقيقي);مجموع المقرر (حقيقي);آخر تنزيل من هذا المقرر',
      ['مهمة: الكسور mark', 'الواجب: تمارين activities'],
    ],
    [
      'German',
      'Vorname;Nachname;ID-Nummer;Institution;Abteilung;E-Mail-Adresse;Test: Brüche (Punkte);Aufgabe: Seite 12 (Punkte);Kurs gesamt (Punkte);Zuletzt heruntergeladen',
      ['Test: Brüche test', 'Aufgabe: Seite 12 mark'],
    ],
  ])('is understood in %s, with decimal commas', (_, headings, columns) => {
    const reading = read(
      lines(
        headings,
        'Karim;Benali;;;;k@school.example;8,50;15,00;78,33;1764470000',
        'Amina;Cherif;;;;a@school.example;9,00;18,50;91,67;1764470000',
        'Sara;Dali Youcef;;;;s@school.example;-;12.00;60,00;1764470000',
      ),
    );
    expect(columnsIn(reading)).toEqual(columns);
    expect(classesIn(reading)[0]?.pupils).toEqual([
      ['Benali Karim', '8,50', '15,00'],
      ['Cherif Amina', '9,00', '18,50'],
      ['Dali Youcef Sara', '-', '12.00'],
    ]);
  });
});

describe('an export of Classroom', () => {
  it('has its dates and points below the headings', () => {
    const reading = read(lines(...classroom), '2AM1 Maths');
    expect(classesIn(reading)).toEqual([
      {
        name: '2AM1 Maths',
        columns: ['Quiz 1 test /10', 'Fractions poster mark /7', 'Project (draft) activities /150'],
        pupils: [
          ['Benali Karim', '8.5', '6', '78'],
          ['Cherif Amina', '9', '6.5', ''],
          ['Dali Youcef Sara', '', '5', '140'],
        ],
      },
    ]);
    expect(codesIn(reading)).toEqual([]);
  });
  it.each([
    ['labels beside the names', (line: string) => line.replace(/^(Date|Points),,/, ',,$1')],
    [
      'a row of means',
      (line: string) => line.replace(/^Points/, 'Class average,,,8,6,90\r\nPoints'),
    ],
  ])('is read with %s', (_, change) => {
    const reading = read(lines(...classroom.map(change)));
    expect(pupilsIn(reading)).toEqual(['Benali Karim', 'Cherif Amina', 'Dali Youcef Sara']);
    expect(columnsIn(reading)[1]).toBe('Fractions poster mark /7');
  });
  it('without points names the columns that it does not understand', () => {
    const reading = read(lines(...classroom.toSpliced(2, 1)));
    expect(pupilsIn(reading)).toHaveLength(3);
    expect(codesIn(reading)).toContain('columns-left-out');
  });
});

describe('exports of iDoceo and Additio', () => {
  it('have no heading over the names, or “Surname, First”', () => {
    const reading = read(exported(idoceo), '2AM1');
    expect(classesIn(reading)).toEqual([
      {
        name: '2AM1',
        columns: ['Control 1 test', 'Control 2 test', 'Trabajo activities', 'Media average'],
        pupils: [
          ['Benali Karim', '7,5', '8', '9', '8,17'],
          ['Cherif Amina', '9', '9,25', '8.5', '8,92'],
          ['Dali Youcef Sara', '', '6', '7', '6,5'],
        ],
      },
    ]);
    expect(codesIn(reading)).toContain('letters-left-out');
  });
  it.each([
    'Nombre;Apellidos;Examen 1;Deberes;Media;Comentarios',
    'Nom;Cognoms;Examen 1;Deures;Mitjana;Observacions',
  ])('have names in two columns: %s', (headings) => {
    const reading = read(
      lines(headings, 'Karim;Benali;7,50;8,00;7,75;', 'Amina;Cherif;9;9,25;9,13;Bien'),
    );
    expect(pupilsIn(reading)).toEqual(['Benali Karim', 'Cherif Amina']);
    expect(columnsIn(reading)[0]).toBe('Examen 1 exam');
  });
  it('call the pupil Alumno/a or Nombre completo', () => {
    for (const heading of ['Alumno/a', 'Nombre completo', 'Apellidos y nombre', 'Estudiante'])
      expect(
        pupilsIn(read(lines(`${heading};Examen 1`, 'Benali Karim;7', 'Cherif Amina;8'))),
      ).toEqual([...['Benali Karim', 'Cherif Amina']]);
  });
  it('“Nombre” alone is no name: it heads numbers in French', () => {
    expect(codesIn(read(lines('Matière;Nombre', 'Maths;12', 'Physique;14')))).not.toEqual([]);
    expect(pupilsIn(read(lines('Nom;Prénom;Nombre', 'Benali;Karim;3', 'Cherif;Amina;2')))).toEqual([
      ...['Benali Karim', 'Cherif Amina'],
    ]);
  });
});

describe('other exports', () => {
  it('of Blackboard are tab-separated texts in UTF-16, with full marks in the headings', () => {
    const reading = read(
      utf16(
        lines(
          '"Last Name"\t"First Name"\t"Username"\t"Student ID"\t"Last Access"\t"Availability"\t"Weighted Total [Total Pts: up to 100 Percentage] |1201"\t"Total [Total Pts: up to 30 Score] |1202"\t"Quiz 1 [Total Pts: 10 Score] |1203"\t"Essay [Total Pts: 20] |1204"',
          '"Benali"\t"Karim"\t"kbenali"\t"S1"\t"2026-11-20 10:00:00"\t"Yes"\t"78.33"\t"23.50"\t"8.50"\t"15.00"',
          '"Cherif"\t"Amina"\t"acherif"\t"S2"\t"2026-11-20 10:00:00"\t"Yes"\t"91.67"\t"27.50"\t"9.00"\t"Needs Grading"',
        ),
      ),
    );
    expect(classesIn(reading)[0]).toMatchObject({
      columns: ['Quiz 1 test /10', 'Essay mark /20'],
      pupils: [
        ['Benali Karim', '8.50', '15.00'],
        ['Cherif Amina', '9.00', ''],
      ],
    });
    expect(codesIn(reading)).toEqual(['marks-excused', 'columns-worked-out']);
    expect(JSON.stringify(reading.listed)).not.toMatch(/kbenali|S1/);
  });
  it.each([
    [
      'Brightspace',
      [
        'OrgDefinedId,Username,Last Name,First Name,Email,Homework 1 Points Grade <Numeric MaxPoints:12 Weight:5 Category:Homework CategoryWeight:20>,Midterm Points Grade <Numeric MaxPoints:40>,Calculated Final Grade Numerator,Calculated Final Grade Denominator,End-of-Line Indicator',
        '#1001,#kbenali,Benali,Karim,k@s.example,8.5,31,79.3,100,#',
        '#1002,#acherif,Cherif,Amina,a@s.example,9,36.5,91,100,#',
      ],
      ['Homework 1 activities /12', 'Midterm test /40'],
    ],
    [
      'Teams',
      [
        'First Name,Last Name,Email Address,Quiz 1,Points,Feedback,Essay,Points,Feedback',
        'Karim,Benali,k@s.example,8,12,Good,15,25,',
        'Amina,Cherif,a@s.example,9,12,,18,25,',
      ],
      ['Quiz 1 test /12', 'Essay mark /25'],
    ],
    [
      'Schoology',
      [
        'Last Name,First Name,Unique User ID,Quiz 1 (Max Points: 10),Essay (Max Points: 30),Overall,Overall (Letter)',
        'Benali,Karim,101,8.5,15,78.33%,C+',
        'Cherif,Amina,102,9,18.5,91.67%,A-',
      ],
      ['Quiz 1 test /10', 'Essay mark /30'],
    ],
    [
      'Gradescope',
      [
        'First Name,Last Name,SID,Email,Lab 1,Lab 1 - Max Points,Lab 1 - Submission Time,Lab 1 - Lateness (H:M:S)',
        'Karim,Benali,S1,k@s.example,8.5,30.0,2026-11-01,00:00:00',
        'Amina,Cherif,S2,a@s.example,29.0,30.0,2026-11-01,00:00:00',
      ],
      ['Lab 1 practical /30'],
    ],
    [
      'a test of Moodle',
      [
        'Last name,First name,Email address,Status,Started,Completed,Duration,Grade/30.00,Q. 1 /10.00,Q. 2 /20.00',
        'Benali,Karim,k@s.example,Finished,5 October 2026,5 October 2026,20 mins,21.50,8.50,13.00',
        'Cherif,Amina,a@s.example,Finished,5 October 2026,5 October 2026,25 mins,28.00,9.00,19.00',
        'Overall average,,,,,,,24.75,8.75,16.00',
      ],
      ['Grade/30.00 mark /30'],
    ],
  ])('of %s have full marks in headings or columns of their own', (_, rows, columns) => {
    const reading = read(lines(...rows));
    expect(pupilsIn(reading)).toEqual(['Benali Karim', 'Cherif Amina']);
    expect(columnsIn(reading)).toEqual(columns);
  });
  it('of Pronote say who has no mark and why', () => {
    const reading = read(
      lines(
        'Nom;Prénom;Classe;Devoir 1 /20;Devoir 2 /10;Moyenne',
        'BENALI;Karim;2AM1;15,5;8;15,8',
        'CHERIF;Amina;2AM1;Abs;N.Not;19',
        'HADDAD;Omar;2AM1;Disp;7;14',
      ),
    );
    expect(classesIn(reading)[0]?.pupils).toEqual([
      ['BENALI Karim', '15,5', '8', '15,8'],
      ['CHERIF Amina', 'Abs', '', '19'],
      ['HADDAD Omar', 'Disp', '7', '14'],
    ]);
    expect(codesIn(reading)).toEqual(['marks-excused']);
  });
});

describe('an export in another language or form', () => {
  const withMean = (mean: string, separator: string) =>
    pupilsIn(
      read(
        lines(
          ...['Student', 'Benali Karim', 'Cherif Amina', mean].map((name, row) =>
            [name, row === 0 ? 'Quiz 1' : String(7 + row)].join(separator),
          ),
        ),
      ),
    );
  it.each([
    ...[
      'متوسط الصف',
      'المتوسط العام',
      'معدل القسم',
      'متوسط',
      'Class mean',
      'Course average',
      'Std. Dev.',
    ],
    ...['Mean', 'Gesamtdurchschnitt', 'Klassendurchschnitt', 'Mittelwert', 'Media complessiva'],
    ...['Média da turma', 'Média geral', 'Promedio de la clase', 'Promedio', 'Media del grupo'],
  ])('has no pupil called %s', (mean) => {
    expect(withMean(mean, ';')).toEqual(['Benali Karim', 'Cherif Amina']);
  });
  it.each(['Mediani Karim', 'Media Karim', 'متوسطي علي', 'Means Sara'])('keeps %s', (name) => {
    expect(withMean(name, ';')).toContain(name);
  });
  it.each(['Abschnitt', 'Seção', 'Sección', 'Sezione', 'Turma', 'القسم'])(
    'has a class for each value under %s, and no numbers of accounts',
    (heading) => {
      const reading = read(
        lines(
          `Studierende/r,ID,SIS-Benutzer-ID,SIS-Anmelde-ID,${heading},Test 1 (501)`,
          '    Mögliche Punkte,,,,,10',
          '"Benali, Karim",5001,S1,k,2AM1,8',
          '"Cherif, Amina",5002,S2,a,2AM2,7',
        ),
      );
      expect(classesIn(reading).map(({ name }) => name)).toEqual(['2AM1', '2AM2']);
      expect(JSON.stringify(reading.listed)).not.toContain('500');
    },
  );
  it('of Moodle has classes in its department if these are class codes', () => {
    const of = (department: string) =>
      classesIn(
        read(
          lines(
            'First name,Last name,ID number,Institution,Department,Email address,Quiz: A (Real)',
            'Karim,Benali,1,School,2AM1,k@school.example,15',
            `Amina,Cherif,2,School,${department},a@school.example,12`,
          ),
        ),
      ).map(({ name }) => name);
    expect(of('2AM2')).toEqual(['2AM1', '2AM2']);
    expect(of('Maths')).toEqual(['Grades']);
  });
  it('of Moodle with five decimals has marks with two, and the full mark that both forms show', () => {
    const rows = (cut: number) =>
      [
        'First name,Last name,ID number,Institution,Department,Email address,Quiz: A (Real),Quiz: A (Percentage)',
        'Karim,Benali,1,,,k@school.example,8.33333,83.33333 %',
        'Amina,Cherif,2,,,a@school.example,9.00000,90.00000 %',
      ].map((row) => row.split(',').toSpliced(cut, 1).join(','));
    const both = read(lines(...rows(99)));
    expect(codesIn(both)).toEqual([]);
    expect(classesIn(both)[0]).toMatchObject({
      columns: ['Quiz: A test /10'],
      pupils: [
        ['Benali Karim', '8,33'],
        ['Cherif Amina', '9'],
      ],
    });
    const shares = read(lines(...rows(6)));
    expect(classesIn(shares)[0]?.pupils.map(([, mark]) => mark)).toEqual(['83,33', '90']);
    expect(codesIn(shares)).toEqual(['marks-in-percent']);
  });
  it('of Classroom has no overall grade among the marks', () => {
    const reading = read(
      lines(
        'Last Name,First Name,Email Address,Overall Grade,Quiz 1',
        'Points,,,,10',
        'Benali,Karim,k@school.example,85%,8.5',
        'Cherif,Amina,a@school.example,90%,9',
      ),
    );
    expect(columnsIn(reading)).toEqual(['Quiz 1 test /10']);
    expect(codesIn(reading)).toEqual(['columns-worked-out']);
  });
});

describe('a full mark that a file does not say', () => {
  const fullMarksIn = (reading: Reading) =>
    reading.sheets[0]?.fullMarks.map(({ heading, scale }) => `${heading} ${scale}`);
  it('is asked about in an export, with what was taken, until the teacher says it', () => {
    const reading = read(lines(...moodle));
    expect(fullMarksIn(reading)).toEqual(['Assignment: Page 12 20']);
    const said = read(lines(...moodle), 'Grades', [
      { sheet: 'Grades', fullMarks: [{ column: 9, scale: 25 }] },
    ]);
    expect(columnsIn(said)).toContain('Assignment: Page 12 activities /25');
    expect(fullMarksIn(said)).toEqual(['Assignment: Page 12 25']);
    expect(codesIn(said)).toEqual(['columns-worked-out']);
  });
  const list = (marks: readonly (readonly string[])[], level = 'Liste') =>
    read(
      lines(
        'Nom et prénom;Devoir 1;Devoir 2',
        ...['Benali Karim', 'Cherif Amina', 'Dali Sara'].map((name, row) =>
          [name, ...(marks[row] ?? [])].join(';'),
        ),
      ),
      level,
    );
  it('is asked about where no mark is above 10, and where marks are above 20', () => {
    const small = [
      ['8,5', '7'],
      ['9', '10'],
      ['4', '6'],
    ];
    expect(fullMarksIn(list(small))).toEqual(['Devoir 1 20', 'Devoir 2 20']);
    expect(fullMarksIn(list(small, '4AP1'))).toEqual([]);
    expect(fullMarksIn(list([...small.slice(0, 2), ['4', '12']]))).toEqual([]);
    const large = [
      ['35', '14'],
      ['29', '12'],
      ['31', '11'],
    ];
    expect(fullMarksIn(list(large))).toEqual(['Devoir 1 40']);
  });
});

describe('a list that looks like an export', () => {
  const numbersIn = ({ listed }: Reading) =>
    listed.classes.flatMap(({ pupils }) => pupils.map((pupil) => pupil.registrationNumber));
  it.each([
    'رقم التعريف المدرسي;اللقب;الاسم;اسم المستخدم;الاختبار',
    'رقم التعريف;اللقب;الاسم;اسم المستخدم;الاختبار',
    'الرمز;اللقب;الاسم;اسم المستخدم;الاختبار',
    'Identifiant national;Nom;Prénom;Nom d’utilisateur;Examen',
    'N° d’inscription;Nom;Prénom;Nom d’utilisateur;Examen',
    'Identifiant;Nom;Prénom;Nom d’utilisateur;Examen',
    'Registration number;Last name;First name;Username;Exam',
  ])('keeps the numbers that its school gives: %s', (headings) => {
    const reading = read(
      lines(headings, '20260001;Benali;Karim;kbenali;12', '20260002;Cherif;Amina;acherif;15'),
    );
    expect(numbersIn(reading)).toEqual(['20260001', '20260002']);
    expect(JSON.stringify(reading.listed)).not.toContain('kbenali');
  });
  it.each(['Examen /20', 'Examen'])('keeps %s beside points that the teacher gives', (exam) => {
    const reading = read(
      lines(
        `Nom et prénom;${exam};Points`,
        ...['Benali Karim;15;2', 'Cherif Amina;12;2', 'Dali Sara;1;2'],
      ),
    );
    expect(columnsIn(reading)[0]).toBe(exam === 'Examen' ? 'Examen exam' : 'Examen /20 exam /20');
    expect(classesIn(reading)[0]?.pupils[0]?.slice(0, 2)).toEqual(['Benali Karim', '15']);
    expect(codesIn(reading)).toEqual(['columns-left-out']);
  });
  it('of a platform has an empty cell for EX and for Excused, which a list has as an absence', () => {
    const of = (heading: string, address: string) =>
      read(
        lines(
          `Last Name,First Name,${heading},Quiz 1`,
          ...[`Benali,Karim,${address},8`, `Cherif,Amina,${address},Excused`],
          `Dali,Sara,${address},EX`,
        ),
      );
    const marksIn = (reading: Reading) =>
      classesIn(reading)[0]?.pupils.map((pupil) => pupil.at(-1));
    for (const [heading, address] of [
      ['Username', 'k'],
      ['Email Address', 'k@school.example'],
    ] as const) {
      const reading = of(heading, address);
      expect(marksIn(reading)).toEqual(['8', '', '']);
      const said = reading.problems.find(({ code }) => code === 'marks-excused');
      expect(said?.params).toMatchObject({ count: '2', mark: 'Excused, EX' });
    }
    expect(marksIn(of('Gender', 'M'))).toEqual(['8', 'Excused', '']);
  });
});
