import { History } from 'lucide-react';
import { TextButton } from '../page/text-button.tsx';

/** Links a form to the jobs it has started. */
export const HistoryLink = ({ to }: { readonly to: string }) => (
  <TextButton label="job.history" to={to} variant="outlined" size="small" icon={History} />
);
