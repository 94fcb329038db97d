import { RemovalPolicy } from 'aws-cdk-lib';
import {
  AttributeType,
  BillingMode,
  ProjectionType,
  Table,
  TableEncryption,
} from 'aws-cdk-lib/aws-dynamodb';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';
import { lifetimes } from '#shared/model/lifetimes.ts';

/** The sparse index of unfinished jobs; only the sweep reads it. */
export const openJobsIndex = 'OpenJobs';

export interface DaftarTableProps {
  /** What happens to the table when its stack is deleted. If it is kept, it is also protected against deletion. */
  readonly removalPolicy: RemovalPolicy;
  /** A customer-managed key; by default AWS's key of the account. */
  readonly encryptionKey?: IKey;
}

/**
 * The single table: `PK = USER#<uid>`, `SK = PROFILE | SCHOOL-YEAR | REPORT-SETTINGS | HAND | ROSTER | STUDENT#… | JOB#<kind>#<id> |
 * JOBS-OF#<kind>#<class> | RESULT#<kind>#<id> | DOC#<kind>#<id>#<version> | USAGE#… | IDEMPOTENCY#…`; `PK = CLASSES#<uid>`, `SK = CLASS#<id> |
 * RECORD#<id>#… | PRINTED#<number>`;
 * and `PK = STUDENT#<uid>`, `SK = TEACHERS`. Each screen needs one or two queries. `OpenJobs` contains a job only while
 * it is open, so it costs very little.
 */
export class DaftarTable extends Table {
  constructor(scope: Construct, id: string, { removalPolicy, encryptionKey }: DaftarTableProps) {
    super(scope, id, {
      partitionKey: { name: 'PK', type: AttributeType.STRING },
      sortKey: { name: 'SK', type: AttributeType.STRING },
      billingMode: BillingMode.PAY_PER_REQUEST,
      encryption: encryptionKey ? TableEncryption.CUSTOMER_MANAGED : TableEncryption.AWS_MANAGED,
      encryptionKey,
      pointInTimeRecoverySpecification: {
        pointInTimeRecoveryEnabled: true,
        recoveryPeriodInDays: lifetimes.backup.days,
      },
      deletionProtection: removalPolicy === RemovalPolicy.RETAIN,
      removalPolicy,
      timeToLiveAttribute: 'expiresAt',
    });
    this.addGlobalSecondaryIndex({
      indexName: openJobsIndex,
      partitionKey: { name: 'openKind', type: AttributeType.STRING },
      sortKey: { name: 'createdAt', type: AttributeType.STRING },
      projectionType: ProjectionType.INCLUDE,
      nonKeyAttributes: ['status', 'id', 'kind', 'uid'],
    });
  }

  /** The grant for these operations. Roles are shared by callers, so the uid comes from each call's token. */
  permission(...operations: string[]): { actions: string[]; resources: string[] } {
    return {
      actions: operations.map((operation) => `dynamodb:${operation}`),
      resources: [this.tableArn],
    };
  }

  get openJobsArn(): string {
    return `${this.tableArn}/index/${openJobsIndex}`;
  }
}
