import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listClasses } from '#shared/contracts/classes.ts';
import {
  deleteGradeJob,
  extractGrades,
  listGradeJobs,
  retryGradeJob,
} from '#shared/contracts/grades.ts';
import { versionTag } from '#shared/contracts/endpoint.ts';
import {
  getMarkSheet,
  listAllMarkSheets,
  markSheetVersions,
} from '#shared/contracts/mark-sheets.ts';
import { listWorkbooks } from '#shared/contracts/notebooks.ts';
import { createUpload } from '#shared/contracts/uploads.ts';
import { notifications } from '#frontend/lib/notifications/notifications.ts';
import { loadConfig } from '#frontend/lib/runtime-config.ts';
import { putFile } from '#frontend/lib/uploads/put-file.ts';
import { spreadsheetType } from '#shared/model/upload.ts';
import { unsentFormKey, forgetAllUnsentForms } from '#frontend/lib/forms/unsent-forms.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { isolate } from '#frontend/i18n/isolate.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { pendingJob } from '#frontend/test-support/sample-jobs.ts';
import { signInTeacher } from '#frontend/test-support/unverified-teacher.ts';
import { sampleClasses } from '#test/support/sample-classes.ts';
import { countUnasked } from '#shared/record/merge/unasked-marks.ts';
import { sampleMarks, sampleSheet } from '#test/support/sample-mark-sheet.ts';
import ExtractGradesPage from './extract-grades-page.tsx';
import GradesPage from './grades-page.tsx';

const refreshUser = vi.hoisted(() => vi.fn());
vi.mock('#frontend/lib/auth/load-identity.ts', () => ({
  loadIdentity: async () => ({ refreshUser }),
}));
// jsdom's XMLHttpRequest would look for the storage on the network.
vi.mock('#frontend/lib/uploads/put-file.ts', () => ({
  UploadRefusedError: class extends Error {},
  putFile: vi.fn(),
}));

const picture = new File(['\u00ff'], 'page 3.jpg', { type: 'image/jpeg' });
const imageS3Key = 'uploads/teacher-1/00/page 3.jpg';
const headers = { 'content-type': 'image/jpeg', 'if-none-match': '*' };

let api: FakeApi;
beforeEach(() => {
  forgetAllUnsentForms();
  api = fakeApi();
  api.on(createUpload, { body: { url: 'http://storage/', key: imageS3Key, headers } });
  api.on(extractGrades, { body: pendingJob });
  api.on(listGradeJobs, { body: [pendingJob] });
  api.on(listWorkbooks, { body: [] });
  vi.mocked(putFile).mockReset().mockResolvedValue();
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }),
  );
  notifications.set(undefined);
});
const said = () => notifications.get()?.text.id;
const extract = () => userEvent.click(screen.getByText('Extract'));
const input = () => screen.getByLabelText('Picture of the gradebook');

/** The form is loaded after its page. */
const freshForm = async () => {
  renderPage(<ExtractGradesPage />);
  await screen.findByText('Extract');
};

describe('the extraction form', () => {
  it('asks for a picture', async () => {
    await freshForm();
    await extract();
    expect(said()).toBe('grades.incomplete');
    expect(screen.getByText('Image is required')).toBeTruthy();
    expect(document.activeElement).toBe(input());
    expect(api.callsOf(extractGrades)).toEqual([]);
  });

  it('accepts pictures and PDFs, and says so for any other file', async () => {
    await freshForm();
    expect(input().getAttribute('accept')).toBe('.jpg,.jpeg,.png,.pdf');
    await userEvent.upload(input(), new File(['x'], 'marks.docx'), { applyAccept: false });
    expect(screen.getByText('Choose a file of this type: .jpg, .jpeg, .png, .pdf')).toBeTruthy();
  });

  it('shows the picture, uploads it, starts the reading and goes to the history', async () => {
    await freshForm();
    await userEvent.upload(input(), picture);
    const preview = screen.getByAltText('The picture you chose');
    expect(preview.getAttribute('src')).toBe('blob:1');
    await screen.findByText('Uploaded', { exact: false });
    await extract();
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/grades'));
    expect(said()).toBe('grades.submitted');
    expect(api.callsOf(extractGrades)).toMatchObject([{ body: { imageS3Key, language: 'en' } }]);
  });

  it('waits for a picture that is still uploading', async () => {
    let arrive = (): void => undefined;
    vi.mocked(putFile).mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    await freshForm();
    await userEvent.upload(input(), picture);
    await extract();
    expect(api.callsOf(extractGrades)).toEqual([]);
    arrive();
    await waitFor(() => expect(api.callsOf(extractGrades)).toHaveLength(1));
  });

  describe('with several pages of a class', () => {
    const photo = (number: number) =>
      new File(['\u00ff'], `IMG_${number}.jpg`, { type: 'image/jpeg' });
    const field = () => document.querySelector<HTMLInputElement>('input[name=image]')!;

    it('takes several photos at once or one after another, and sends them as one job', async () => {
      await freshForm();
      await userEvent.upload(input(), [photo(1), photo(2)]);
      await userEvent.upload(field(), photo(3));
      expect(screen.getByRole('group', { name: 'Photo 3 of 3' })).toBeTruthy();
      await userEvent.click(
        within(screen.getByRole('group', { name: 'Photo 2 of 3' })).getByRole('button'),
      );
      await extract();
      await waitFor(() => expect(said()).toBe('grades.submitted'));
      expect(api.callsOf(extractGrades)).toMatchObject([
        { body: { imageS3Key, furtherImageS3Keys: [imageS3Key] } },
      ]);
    });

    it('sends only the photo again whose upload has failed', async () => {
      vi.mocked(putFile).mockResolvedValueOnce().mockRejectedValueOnce(new TypeError('offline'));
      await freshForm();
      await userEvent.upload(input(), [photo(1), photo(2), photo(3)]);
      const again = await screen.findByText('Try again');
      await extract();
      expect(api.callsOf(extractGrades)).toEqual([]);
      expect(document.activeElement).toBe(again);
      await userEvent.click(again);
      await waitFor(() => expect(document.querySelectorAll('[data-upload=sent]')).toHaveLength(3));
      expect(putFile).toHaveBeenCalledTimes(4);
    });

    it('says which files it does not take', async () => {
      await freshForm();
      const files = [1, 2, 3, 4, 5, 6, 7].map(photo);
      await userEvent.upload(input(), [new File(['x'], 'marks.docx'), ...files], {
        applyAccept: false,
      });
      const lineOf = (text: RegExp) => screen.getByText(text).parentElement?.textContent;
      expect(lineOf(/Choose a file of this type/)).toContain('marks.docx');
      await userEvent.click(screen.getByRole('button', { name: 'Take the first 6' }));
      const names = [...document.querySelectorAll('[data-upload]')].map(
        (one) => one.querySelector('bdi')?.textContent,
      );
      expect(names).toEqual(files.slice(0, 6).map(({ name }) => name));
      expect(field()).toBeNull();
    });
  });

  it('forgets a picture whose upload is cancelled', async () => {
    vi.mocked(putFile).mockReturnValue(new Promise(() => undefined));
    await freshForm();
    await userEvent.upload(input(), picture);
    await userEvent.click(screen.getByLabelText('Cancel upload'));
    expect(screen.queryByAltText('The picture you chose')).toBeNull();
    await extract();
    expect(screen.getByText('Image is required')).toBeTruthy();
  });

  it('offers to verify the address when that is required, and sends the same request again', async () => {
    signInTeacher({ emailVerified: false });
    api.on(extractGrades, { status: 429, body: { code: 'unverified-quota-exceeded' } });
    await freshForm();
    await userEvent.upload(input(), picture);
    await extract();
    await screen.findByText('You have reached today’s limit. Verify your email to do more.');
    expect(said()).toBeUndefined();
    refreshUser.mockImplementation(async () => {
      signInTeacher({ emailVerified: true });
      return true;
    });
    await userEvent.click(screen.getByRole('button', { name: "I've Verified" }));
    await screen.findByText('Your email is verified. Try again now; nothing is lost.');
    api.on(extractGrades, { body: pendingJob });
    await extract();
    await waitFor(() => expect(said()).toBe('grades.submitted'));
    const [first, second] = api.callsOf(extractGrades);
    expect(second).toEqual(first);
  });

  it('says when the job cannot be submitted', async () => {
    api.on(extractGrades, { status: 500, body: {} });
    await freshForm();
    await userEvent.upload(input(), picture);
    await extract();
    await waitFor(() => expect(said()).toBe('error.submit'));
  });
});

describe('a saved class in the extraction form', () => {
  const kept = {
    id: '01KJQ5N8000000000000000000',
    version: 1,
    name: '2م3',
    subject: 'الرياضيات',
    counts: { pupils: 38, girls: 0, boys: 0 },
    keptAt: '2026-09-01T08:00:00.000Z',
    changedAt: '2026-09-01T08:00:00.000Z',
    keptUntil: '2027-10-06T08:00:00.000Z',
  };
  it('is the list that names are chosen from, without a file', async () => {
    signInTeacher({ emailVerified: true });
    api.on(listClasses, { body: [kept] });
    renderPage(<ExtractGradesPage />);
    await userEvent.upload(await screen.findByLabelText('Picture of the gradebook'), picture);
    await userEvent.selectOptions(
      await screen.findByLabelText(/Class list/),
      await screen.findByText(/2م3.*الرياضيات.*\(38\)/),
    );
    await extract();
    await waitFor(() => expect(api.callsOf(extractGrades)).toHaveLength(1));
    expect(api.callsOf(extractGrades)).toMatchObject([
      { body: { imageS3Key, classId: kept.id, language: 'en' } },
    ]);
  });

  it('may take certain marks of printed sheets by itself, which is off until it is chosen, and remembered', async () => {
    signInTeacher({ emailVerified: true });
    api.on(listClasses, { body: [kept] });
    const sent = async (choose: boolean): Promise<unknown> => {
      const { unmount } = renderPage(<ExtractGradesPage />);
      await userEvent.upload(await screen.findByLabelText('Picture of the gradebook'), picture);
      const box = await screen.findByRole('checkbox', {
        name: /by themselves.*take them out again with one press/,
      });
      if (choose) await userEvent.click(box);
      await extract();
      await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/grades'));
      unmount();
      return api.callsOf(extractGrades).at(-1)?.body;
    };
    expect(await sent(false)).not.toHaveProperty('addCertain');
    expect(await sent(true)).toMatchObject({ addCertain: true });
    expect(await sent(false)).toMatchObject({ addCertain: true });
  });
});

describe('the class list of the extraction form', () => {
  const kept = {
    key: 'uploads/teacher-1/01/2م3.xlsx',
    name: '2م3.xlsx',
    usedAt: pendingJob.createdAt,
  };
  const workbook = new File(['PK'], 'class.xlsx', { type: spreadsheetType });
  const classList = () => screen.findByLabelText(/^Class list/);
  const show = () => renderPage(<ExtractGradesPage />);
  const sent = async () => {
    await waitFor(() => expect(api.callsOf(extractGrades)).toHaveLength(1));
    return api.callsOf(extractGrades)[0]?.body;
  };

  it('can be left out', async () => {
    show();
    expect(await classList()).toHaveProperty('value', '');
    await userEvent.upload(input(), picture);
    await extract();
    expect(await sent()).toEqual({ imageS3Key, language: 'en' });
  });

  it('is loaded again after a failure', async () => {
    api.on(listClasses, { body: [] });
    api.on(listWorkbooks, { status: 404, body: { code: 'not-found' } });
    show();
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    api.on(listWorkbooks, { body: [kept] });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('option', { name: isolate(kept.name) });
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('can be a workbook of a notebook', async () => {
    api.on(listWorkbooks, { body: [kept] });
    show();
    await screen.findByRole('option', { name: isolate(kept.name) });
    await userEvent.selectOptions(await classList(), isolate(kept.name));
    await userEvent.upload(input(), picture);
    await extract();
    expect(await sent()).toEqual({ imageS3Key, workbookS3Key: kept.key, language: 'en' });
  });

  it('can be another workbook, which the form then asks for', async () => {
    show();
    await userEvent.selectOptions(await classList(), 'Another workbook…');
    await userEvent.upload(input(), picture);
    await extract();
    expect(said()).toBe('grades.workbookIncomplete');
    const field = screen.getByLabelText('Workbook with the class list');
    expect(document.activeElement).toBe(field);
    const workbookS3Key = 'uploads/teacher-1/02/class.xlsx';
    api.on(createUpload, { body: { url: 'http://storage/', key: workbookS3Key, headers } });
    await userEvent.upload(field, workbook);
    await extract();
    expect(await sent()).toEqual({ imageS3Key, workbookS3Key, language: 'en' });
  });

  it('is empty when the chosen workbook has expired', async () => {
    signInTeacher({ emailVerified: true });
    sessionStorage.setItem(
      unsentFormKey('teacher-1', 'grades.classList'),
      JSON.stringify({ choice: kept.key }),
    );
    show();
    await waitFor(() => expect(api.callsOf(listWorkbooks)).toHaveLength(1));
    await waitFor(async () => expect(await classList()).toHaveProperty('value', ''));
    await userEvent.upload(input(), picture);
    await extract();
    expect(await sent()).toEqual({ imageS3Key, language: 'en' });
  });
});

describe('what the second model sees', () => {
  const show = () => renderPage(<ExtractGradesPage />);
  const firebase = { projectId: 'p', apiKey: 'k', authDomain: 'd' };

  it.each([true, false])('is explained where there is one: %s', async (secondReading) => {
    vi.mocked(loadConfig).mockResolvedValue({ apiBase: '/api', firebase, secondReading });
    show();
    await screen.findByLabelText(/^Class list/);
    await waitFor(() =>
      expect(screen.queryByText(/The whole page is never sent/) !== null).toBe(secondReading),
    );
  });
});

describe('the history of extractions', () => {
  const show = () => renderPage(<GradesPage />);

  it('offers the file of an extraction that succeeded', async () => {
    const file = { url: 'http://storage/marks', name: 'marks.xlsx', contentType: 'x', size: 1 };
    const done = { ...pendingJob, id: '2', status: 'SUCCESS', generatedFiles: [file] };
    api.on(listGradeJobs, { body: [pendingJob, done] });
    show();
    const download = await screen.findByRole('link', { name: 'Download' });
    expect(download.getAttribute('href')).toBe(file.url);
    expect(download.getAttribute('target')).toBe('_blank');
  });

  it('goes by the class, subject and term of the marks, with the file below', async () => {
    signInTeacher({ emailVerified: true });
    api.on(listClasses, { body: sampleClasses });
    api.on(listAllMarkSheets, { body: [{ ...sampleSheet, pages: ['4'] }] });
    const page = { ...pendingJob, status: 'SUCCESS' };
    const read = { className: '4م9', term: 2 };
    const [kept] = sampleClasses;
    api.on(listGradeJobs, {
      body: [
        // Its marks were added to a class, whatever was read.
        { ...page, id: '4', source: 'a.jpg', made: read },
        { ...page, id: '3', source: 'b.jpg', made: read },
        { ...pendingJob, id: '2', source: 'c.jpg', classId: kept?.id },
        { ...page, id: '1', source: 'd.jpg' },
      ],
    });
    show();
    await screen.findByText(`${isolate('2م3')} · ${isolate('الرياضيات')} · First term`);
    const names = screen.getAllByText(/\.jpg$/).map((file) => {
      const title = file.parentElement?.parentElement?.previousElementSibling?.textContent;
      return [file.textContent, title];
    });
    expect(names.slice(0, 3)).toEqual([
      ['a.jpg', `${isolate('2م3')} · ${isolate('الرياضيات')} · First term`],
      ['b.jpg', `${isolate('4م9')} · Second term`],
      ['c.jpg', isolate('2م3')],
    ]);
    expect(names.map(([file]) => file)).toEqual(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg']);
  });

  it('says how many marks went into the class by themselves, and takes them out again with one press', async () => {
    signInTeacher({ emailVerified: true });
    const jobId = '01KJQ5N8000000000000000042';
    const source = { id: 's1', kind: 'page', name: 'a.jpg', jobId, unasked: true } as const;
    const content = {
      ...sampleMarks,
      marks: { ...sampleMarks.marks, a2: { c1: { text: '12', from: 's1' } } },
      sources: [{ ...source, addedAt: '2026-11-29T08:00:00.000Z' }],
    };
    // Another device writes a remark at the same moment.
    const typed = { ...content, remarks: { a0: 'أحسنت' } };
    const { document: first, ...summary } = sampleSheet;
    const versions = [{ ...first, content }];
    const answer = () => ({ ...versions.at(-1), version: versions.length });
    api.on(getMarkSheet, () => ({ body: { ...summary, document: answer() } }));
    api.on(markSheetVersions.putDocument, () => {
      if (versions.length === 1) {
        versions.push({ ...first, content: typed });
        return { status: 412, body: { code: 'precondition-failed', current: answer() } };
      }
      expect(api.calls.at(-1)?.precondition).toBe(versionTag({ version: versions.length }));
      versions.push({ ...first, content: api.calls.at(-1)?.body as typeof content });
      return { body: answer() };
    });
    api.on(listGradeJobs, { body: [{ ...pendingJob, id: jobId, status: 'SUCCESS' }] });
    api.on(listAllMarkSheets, () => ({
      body: [{ ...summary, unasked: countUnasked(versions.at(-1)!.content) }],
    }));
    show();
    const note = await screen.findByText('1 mark went into the class by themselves');
    await userEvent.click(screen.getByRole('button', { name: 'Take them out' }));
    const said = await screen.findByText('The marks are no longer in the class.');
    expect(note.isConnected).toBe(false);
    expect(document.activeElement).toBe(said);
    expect(versions.at(-1)!.content).toEqual({
      ...{ ...typed, marks: sampleMarks.marks },
      ...{ sources: [], advice: {} },
    });
    expect(versions).toHaveLength(3);
  });

  it('says so too if the mark sheets were read a moment before the job has added its marks', async () => {
    signInTeacher({ emailVerified: true });
    const unasked = [{ jobId: pendingJob.id, marks: 3 }];
    const failed = { ...pendingJob, id: '1', status: 'FAILED', error: { code: 'internal' } };
    let status = 'PENDING';
    const sheets = () => ({
      body: [{ ...sampleSheet, ...(status === 'SUCCESS' && { unasked }) }],
    });
    api.on(listAllMarkSheets, sheets);
    api.on(listGradeJobs, () => ({ body: [{ ...pendingJob, status }, failed] }));
    api.on(retryGradeJob, () => {
      status = 'SUCCESS';
      return { body: failed };
    });
    show();
    await waitFor(() => expect(api.callsOf(listAllMarkSheets)).toHaveLength(1));
    await userEvent.click(await screen.findByText('Try again'));
    await screen.findByText('3 marks went into the class by themselves');
  });

  it('leads to the marks of an extraction that succeeded, and says when they were confirmed', async () => {
    const file = { url: 'http://storage/marks', name: 'marks.xlsx', contentType: 'x', size: 1 };
    const done = { ...pendingJob, id: '2', status: 'SUCCESS', generatedFiles: [file] };
    const confirmed = { version: 3, at: '2026-03-02T10:00:00.000Z' };
    api.on(listGradeJobs, { body: [{ ...done, id: '3', confirmed }, done] });
    show();
    const links = await screen.findAllByRole('link', { name: 'Review' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/grades/3', '/grades/2']);
    expect(screen.getAllByText(/^Confirmed/).map(({ textContent }) => textContent)).toEqual([
      'Confirmed 2 Mar 2026',
    ]);
  });

  it('says why an extraction failed, tries again and deletes', async () => {
    api.on(listGradeJobs, {
      body: [{ ...pendingJob, status: 'FAILED', error: { code: 'not-available' } }],
    });
    api.on(retryGradeJob, { body: pendingJob });
    api.on(deleteGradeJob, {});
    show();
    expect(await screen.findByText(/not available yet\. Nothing is lost/)).toBeTruthy();
    await userEvent.click(screen.getByText('Try again'));
    await waitFor(() => expect(said()).toBe('grades.submitted'));
    await userEvent.click(screen.getByLabelText('Delete'));
    await screen.findByRole('dialog', { name: 'Delete these marks?' });
    await userEvent.click(screen.getByText('Delete'));
    await waitFor(() => expect(said()).toBe('grades.deleted'));
    expect(api.callsOf(retryGradeJob)).toHaveLength(1);
    expect(api.callsOf(deleteGradeJob)).toHaveLength(1);
  });

  it('leads to another picture when the picture was the reason', async () => {
    const error = { code: 'upload-missing' };
    api.on(listGradeJobs, { body: [{ ...pendingJob, status: 'FAILED', error }] });
    show();
    const link = await screen.findByRole('link', { name: 'Choose another file' });
    expect(link.getAttribute('href')).toBe('/grades/extract');
    expect(screen.queryByText('Try again')).toBeNull();
  });

  it('says when it is empty', async () => {
    api.on(listGradeJobs, { body: [] });
    show();
    expect(await screen.findByText('No history found')).toBeTruthy();
  });

  it('says when it cannot be loaded', async () => {
    api.on(listGradeJobs, { status: 500, body: {} });
    show();
    expect(await screen.findByText('Failed to fetch grade jobs')).toBeTruthy();
  });
});
