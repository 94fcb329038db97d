import type { GatewayRequest } from '../aws-gateway/http-message.ts';
import type { Permission } from '../aws-gateway/permission.ts';
import type { S3Operation } from './operation.ts';

export const bucketArn = (bucket: string): string => `arn:aws:s3:::${bucket}`;
export const objectArn = (bucket: string, key: string): string => `${bucketArn(bucket)}/${key}`;

/** Condition keys of the requested listing. */
const listContext = ({ query }: GatewayRequest): Record<string, string> =>
  Object.fromEntries(
    ['prefix', 'max-keys'].flatMap((name) => {
      const value = query[name];
      return typeof value === 'string' ? [[`s3:${name}`, value]] : [];
    }),
  );

/**
 * The permissions that a call needs.
 * Source: "Actions, resources, and condition keys for Amazon S3", Service Authorization Reference.
 */
export const permissionsOf = (operation: S3Operation, request: GatewayRequest): Permission[] => {
  switch (operation.name) {
    case 'GetObject':
    case 'HeadObject':
      return [{ action: 's3:GetObject', resource: objectArn(operation.bucket, operation.key) }];
    case 'PutObject':
      return [{ action: 's3:PutObject', resource: objectArn(operation.bucket, operation.key) }];
    case 'DeleteObject':
      return [{ action: 's3:DeleteObject', resource: objectArn(operation.bucket, operation.key) }];
    case 'ListObjectsV2':
      return [
        {
          action: 's3:ListBucket',
          resource: bucketArn(operation.bucket),
          context: listContext(request),
        },
      ];
  }
};
