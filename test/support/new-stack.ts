import { App, Stack } from 'aws-cdk-lib';

/** A stack of an app of its own, whose template is not held to the rules of CloudFormation: that takes seconds. */
export const newStack = (id: string): Stack =>
  new Stack(new App({ builtinCloudFormationValidation: false }), id);
