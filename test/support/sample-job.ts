import type { JobRecord } from '#core/jobs/job-record.ts';

export const sampleUpload = 'uploads/teacher-1/0123456789abcdef0123456789abcdef/قائمة.xlsx';

/** A notebook job of the sample teacher that was just submitted. */
export const sampleJob: JobRecord = {
  uid: 'teacher-1',
  kind: 'notebook',
  id: '01KJQ5N8000000000000000000',
  createdAt: '2026-03-01T10:00:00.000Z',
  updatedAt: '2026-03-01T10:00:00.000Z',
  status: 'PENDING',
  source: 'قائمة.xlsx',
  request: {
    coverImageKey: 'covers/geometry.jpg',
    studentNamesFileS3Key: sampleUpload,
    language: 'ar',
  },
  files: [],
};

export const finishedJob: JobRecord = {
  ...sampleJob,
  status: 'SUCCESS',
  files: [
    {
      key: `results/teacher-1/notebook/${sampleJob.id}/notebook.pdf`,
      name: 'دفتر القسم 2025-2026.pdf',
      contentType: 'application/pdf',
      size: 123456,
    },
  ],
};

export const samplePicture = 'uploads/teacher-1/fedcba9876543210fedcba9876543210/نقاط.jpg';

/** A grade extraction of the sample teacher that was just submitted. */
export const sampleGradeJob: JobRecord = {
  ...sampleJob,
  kind: 'grade',
  source: 'نقاط.jpg',
  request: { imageS3Key: samplePicture },
};

/** An AI content job of the sample teacher that was just submitted. */
export const sampleContentJob: JobRecord = {
  ...sampleJob,
  kind: 'ai-content',
  source: 'Fractions',
  request: {
    contentType: 'EXERCISE',
    topic: 'Fractions',
    level: 'Primary',
    exerciseType: 'Fill in the gaps',
  },
};
