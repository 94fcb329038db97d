import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { SWRResponse } from 'swr';
import { Message } from '#frontend/i18n/message.tsx';
import { textOfError } from '#frontend/lib/api/api-error.ts';
import { hasFailed } from '#frontend/lib/resources/use-resource.ts';

type Resource = Pick<SWRResponse<unknown, unknown>, 'data' | 'error'> & {
  readonly mutate: () => Promise<unknown>;
};

interface Props {
  readonly of: readonly Resource[];
  /** What is missing, if the reason does not say it. */
  readonly children?: ReactNode;
}

/** Says why resources of a part could not be loaded, if some could not, and loads these again. */
export const LoadFailure = ({ of, children }: Props) => {
  const failed = of.filter(hasFailed);
  const [first] = failed;
  if (!first) return null;
  return (
    <Alert
      severity="error"
      sx={{ borderRadius: 0 }}
      action={
        <Button
          color="inherit"
          size="small"
          onClick={() => void Promise.all(failed.map(({ mutate }) => mutate()))}
        >
          <Message id="common.retry" />
        </Button>
      }
    >
      {children}
      <Message {...textOfError(first.error)} />
    </Alert>
  );
};
