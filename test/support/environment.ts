import { workflowVariableOf } from '#lambdas/job-lifecycle/environment.ts';
import { jobKinds } from '#shared/model/job-steps.ts';

/** The variables of every function. */
export const functionEnvironment = {
  AWS_REGION: 'eu-west-3',
  AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
  AWS_SECRET_ACCESS_KEY: 'secret',
  TABLE_NAME: 'table',
  UPLOADS_BUCKET: 'uploads',
  ARTWORK_BUCKET: 'artwork',
  RESULTS_BUCKET: 'results',
  GRADEBOOK_READER: 'own',
  VISION_MODEL: '',
  MODEL_BUDGET: '500',
  FIRST_MODEL: 'global.anthropic.claude-haiku-5-5',
  DRAFT_MODEL: 'global.anthropic.claude-sonnet-5-5',
  SOLVER_MODEL: 'global.amazon.nova-2-lite-v1:0',
  WORKFLOW_ARN: 'arn:aws:states:eu-west-3:123456789012:stateMachine:own',
  ...Object.fromEntries(
    jobKinds.map((kind) => [
      workflowVariableOf(kind),
      `arn:aws:states:eu-west-3:123456789012:stateMachine:${kind}`,
    ]),
  ),
  FIREBASE_PROJECT_ID: 'demo-daftar',
  IDENTITY_SECRET_ID: 'identity-secret',
  IDENTITY_TOOLKIT_URL: 'https://identitytoolkit.example.com',
  ALLOWED_EMAIL_DOMAINS: '',
};

// Imported first, before a test imports a handler.
Object.assign(process.env, functionEnvironment);
