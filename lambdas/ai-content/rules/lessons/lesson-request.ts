import type { ContentRequest } from '#shared/contracts/ai-content.ts';

export type LessonRequest = Extract<ContentRequest, { contentType: 'LESSON_PLAN' }>;
