import { expect, inject } from 'vitest';
import { exportAccount } from '#shared/contracts/account.ts';
import { attendanceVersions, getAttendance, listAttendance } from '#shared/contracts/attendance.ts';
import { addClass } from '#shared/contracts/classes.ts';
import { versionTag } from '#shared/contracts/endpoint.ts';
import { listNotebookJobs, submitNotebook } from '#shared/contracts/notebooks.ts';
import { putProfile } from '#shared/contracts/profile.ts';
import { putSchoolYear } from '#shared/contracts/school-year.ts';
import { signIn } from '#shared/attendance/roll.ts';
import { contentsPresets } from '#shared/model/notebook-contents.ts';
import { schoolWeek } from '#shared/model/school-year.ts';
import { isRegister, type DrawnSign, type PrintedRegister } from '#shared/paper/printed-sheet.ts';
import { classAttendancePath, registerPhotoPath, rollPath } from '#frontend/lib/class-paths.ts';
import { chanceOf } from '../bench/grades/pages/chance.ts';
import { takePhoto } from '../bench/paper/photo.ts';
import { expectTidy } from '../support/check-accessibility.ts';
import { connect } from '../support/connect.ts';
import { drawOnPage } from '../support/fill-sheet.ts';
import { textsIn } from '../support/interface-text.ts';
import { sampleCover } from '../support/notebook-jobs.ts';
import { rasterPages } from '../support/raster-pdf.ts';
import { sampleClass } from '../support/sample-class.ts';
import { sampleProfile } from '../support/sample-profile.ts';
import { it } from '../support/screen-test.ts';

const { accounts, call, notebooks, url } = connect(inject('platform'));

const now = new Date('2026-11-17T09:20:00');
const [SUNDAY, MONDAY] = ['2026-11-15-2', '2026-11-16-2'] as const;
const AT = '2026-11-16T09:30:00.000Z';

/** A teacher whose class of 38 has the second and third period of each day, in a row, and a notebook of it. */
async function newTeacher() {
  const account = await accounts.newTeacher();
  const { token } = account;
  await call(putProfile, {
    token,
    body: { ...sampleProfile, academicSeason: '2026/2027' },
  });
  const timetable = schoolWeek.flatMap((day) =>
    ([2, 3] as const).map((period) => ({ day, period, className: '2م3' })),
  );
  await call(putSchoolYear, { token, body: { timetable, holidays: [] } });
  const names = Array.from({ length: 38 }, (_, index) => ({ fullName: `تلميذ رقم ${index + 1}` }));
  const { id: classId, pupils } = await call(addClass, {
    token,
    body: { ...sampleClass, pupils: names },
  });
  const rolls = async () => {
    const params = { from: '2026-11', to: '2026-11' };
    const [month] = await call(listAttendance, { token, params });
    return month?.document.content.rolls ?? {};
  };
  const says = async (key: string, row: number) =>
    signIn((await rolls())[key] ?? { marks: {} }, pupils[row]?.id ?? '');
  return { account, classId, pupils: pupils.map(({ id }) => id), says };
}
type Teacher = Awaited<ReturnType<typeof newTeacher>>;

/** Prints the notebook's register, and answers the page of November as it comes from the printer. */
async function printRegister({ account: { token }, classId }: Teacher) {
  const none = { ...contentsPresets['marks-only'], marks: [], results: false, statistics: false };
  const contents = { ...none, attendance: 'every-day' as const };
  const body = { coverImageKey: sampleCover, classIds: [classId], contents, cornerMarks: true };
  const { id } = await call(submitNotebook, { token, body: { ...body, language: 'ar' as const } });
  await notebooks.waitFor(token, id);
  const job = (await call(listNotebookJobs, { token })).find((one) => one.id === id);
  const file = await fetch(new URL(job!.generatedFiles[0]!.url, url));
  const pdf = new Uint8Array(await file.arrayBuffer());
  const { printedSheets } = await call(exportAccount, { token });
  const first = ({ columns }: PrintedRegister): string => columns[0]?.rolls[0]?.key ?? '';
  const registers = printedSheets
    .filter(isRegister)
    .toSorted((one, other) => (first(one) < first(other) ? -1 : 1));
  const november = registers.findIndex((one) => first(one).startsWith('2026-11'));
  // The registers are the last pages of the class but one: June has no lessons, and a page without corner marks.
  const index = job!.made!.classes[0]!.lastPage - 1 - registers.length + november;
  const [page] = await rasterPages(pdf, [index]);
  return { page: page!, register: registers[november]! };
}

/** The signs of the legend, and ink that may be any, drawn around 0 in millimetres. */
const ink: Record<DrawnSign | 'unclear', string> = {
  absent: '<path d="M-1.5-1.5L1.5 1.5M1.5-1.5L-1.5 1.5"/>',
  late: '<circle r="0.6" fill="#1a2a7a"/>',
  excused: '<path d="M-1.1-1.1L1.1 1.1M1.1-1.1L-1.1 1.1"/><circle r="1.9" fill="none"/>',
  unclear: '<path d="M-1.4-1.4L1.4 1.4M1.4-1.4L-1.4 1.4M-1.8 0H1.8M-1.5 0.6H1.6"/>',
};

/** A photo of the register after a teacher has drawn signs into its boxes. */
async function photograph(
  { page, register }: Awaited<ReturnType<typeof printRegister>>,
  signs: readonly (readonly [key: string, row: number, sign: keyof typeof ink])[],
): Promise<Buffer> {
  const scale = page.picture.width / 210;
  const drawn = signs.map(([key, row, sign]) => {
    const at = register.columns.findIndex(({ rolls }) => rolls.some((roll) => roll.key === key));
    const { left, right } = register.layout.columns[at]!;
    const { top, bottom } = register.layout.rows[row]!;
    const place = `translate(${((left + right) / 2) * scale} ${((top + bottom) / 2) * scale})`;
    return `<g transform="${place} scale(${scale})" stroke="#1a2a7a" stroke-width="0.45" stroke-linecap="round">${ink[sign]}</g>`;
  });
  return (await takePhoto(await drawOnPage(page.picture, drawn.join('')), chanceOf(16))).image;
}

/** Monday's roll was taken before: its sixth pupil was absent. */
async function takeMonday({ account: { token }, classId, pupils }: Teacher): Promise<void> {
  const marks = { [pupils[5]!]: { sign: 'absent' as const, at: AT } };
  const params = { classId, monthId: 'm2026-11' };
  const { document } = await call(getAttendance, { token, params });
  await call(attendanceVersions.putDocument, {
    ...{ token, params, headers: { 'if-match': versionTag(document) } },
    body: { rolls: { [MONDAY]: { taken: { at: AT, pupils }, marks } } },
  });
}

it.for([
  { locale: 'ar', width: 360, height: 740, from: 'the attendance of the class' },
  { locale: 'en-US', width: 1280, height: 800, from: 'Extract Grades, by mistake' },
] as const)(
  'a photo of a printed register, sent from $from, is in the roll and the totals once it is written, in $locale',
  async ({ locale, width, height, from }, { open }) => {
    const teacher = await newTeacher();
    const { account, classId, says } = teacher;
    const say = textsIn(locale);
    const printed = await printRegister(teacher);
    await takeMonday(teacher);
    const buffer = await photograph(printed, [
      [SUNDAY, 3, 'absent'],
      [SUNDAY, 8, 'late'],
      [SUNDAY, 10, 'excused'],
      [MONDAY, 5, 'absent'],
      [MONDAY, 6, 'late'],
      [MONDAY, 20, 'unclear'],
    ]);
    const photo = { name: 'page.jpg', mimeType: 'image/jpeg', buffer };
    const page = await open({ account, locale, width, height });
    await page.clock.setFixedTime(now);
    if (from === 'the attendance of the class') {
      await page.goto(classAttendancePath(classId));
      await page.getByRole('link', { name: say('attendance.photo') }).click();
      await page.locator('input[type=file][name=register]').setInputFiles(photo);
    } else {
      await page.goto('/grades/extract');
      await page.locator('input[type=file][name=image]').setInputFiles(photo);
      await page.getByRole('button', { name: say('grades.extract'), exact: true }).click();
      await page.waitForURL('/grades');
      const lead = page.getByRole('link', { name: say('job.toRegister') });
      await lead.waitFor();
      await expect.poll(() => page.locator('main').textContent()).toContain('November 2026');
      await expectTidy(page);
      await lead.click();
    }
    await page.waitForURL(registerPhotoPath(classId));

    const write = page.getByRole('button', { name: say('register.write', { count: 3, rolls: 1 }) });
    await write.waitFor();
    await expectTidy(page);
    const counts = await page.locator('main dl dd').allTextContents();
    // Monday's others are present in both.
    expect(counts).toEqual(['3', '36', '1', '1']);
    const late = say('register.paper', { sign: say('register.sign.late') });
    await page.getByRole('button', { name: late }).click();
    const choices = page.getByRole('group').filter({ hasText: say('register.sign.excused') });
    await choices.getByRole('button', { name: say('register.sign.absent'), exact: true }).click();
    await page.getByRole('button', { name: say('register.write', { count: 5, rolls: 2 }) }).click();
    const undo = page.getByRole('button', { name: say('register.undo') });
    await undo.waitFor();
    await expectTidy(page);
    await expect.poll(() => says(SUNDAY, 10)).toBe('excused');
    await expect.poll(() => says(MONDAY, 20)).toBe('absent');
    expect([await says(SUNDAY, 3), await says(SUNDAY, 8), await says(SUNDAY, 0)]).toEqual([
      'absent',
      'late',
      'present',
    ]);
    expect([await says(MONDAY, 5), await says(MONDAY, 6)]).toEqual(['absent', 'late']);
    expect(await says('2026-11-12-2', 0)).toBeUndefined();

    // Elsewhere the roll and the totals show it.
    const other = await open({ account, locale, width, height });
    await other.clock.setFixedTime(now);
    const tile = (row: number) => other.locator('[data-pupil]').nth(row);
    await other.goto(rollPath(classId, SUNDAY));
    await expect.poll(() => tile(3).getAttribute('aria-label')).toContain(say('roll.sign.absent'));
    await expect
      .poll(() => tile(10).getAttribute('aria-label'))
      .toContain(say('roll.sign.excused'));
    await other.goto(classAttendancePath(classId));
    const absences = async () => {
      const cells = other.locator('table tbody tr').nth(3).locator('td');
      return (await cells.allTextContents()).join('|');
    };
    await expect.poll(absences).toMatch(/^1\|/);

    await undo.click();
    await expect.poll(() => says(SUNDAY, 0)).toBeUndefined();
    await expect.poll(() => says(MONDAY, 6)).toBe('present');
    expect(await says(MONDAY, 5)).toBe('absent');
  },
);
