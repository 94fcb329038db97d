import { App, Stack } from 'aws-cdk-lib';

/** A stack of its own app, without CloudFormation's checks, which take seconds. */
export const newStack = (id: string): Stack =>
  new Stack(new App({ builtinCloudFormationValidation: false }), id);
