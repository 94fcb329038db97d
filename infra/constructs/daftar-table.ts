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

/** The sparse index of jobs that are not finished; only the sweep reads it. */
export const openJobsIndex = 'OpenJobs';

export interface DaftarTableProps {
  /** What becomes of it with its stack. Where it is kept, nobody deletes it by mistake either. */
  readonly removalPolicy: RemovalPolicy;
  /** A key of the customer's; AWS's of the account when not given. */
  readonly encryptionKey?: IKey;
}

/**
 * The one table: `PK = USER#<uid>`, `SK = PROFILE | SCHOOL-YEAR | ROSTER | STUDENT#… | JOB#<kind>#<id> |
 * RESULT#<kind>#<id> | DOC#<kind>#<id>#<version> | USAGE#… | IDEMPOTENCY#…`; `PK = CLASSES#<uid>`, `SK = CLASS#<id>`; and
 * `PK = STUDENT#<uid>`, `SK = TEACHERS`. Each screen is one Query, or two. `OpenJobs` holds a job only while it is open, so
 * it costs next to nothing.
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

  /** What a function must be granted for exactly these operations on the table itself, and on no index. */
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
