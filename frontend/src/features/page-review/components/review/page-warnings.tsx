import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { memo } from 'react';
import type { Gradebook, GradebookPage } from '#shared/model/gradebook.ts';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { Message } from '#frontend/i18n/message.tsx';

/** The texts of failed jobs are loaded for a page that failed alone. */
const PageFailure = lazyComponent(() => import('./page-failure.tsx'));

const isLeftOut = ({ misfit, failure }: GradebookPage): boolean => Boolean(misfit ?? failure);

/** Warnings about the page as a whole, and about photos that are not in the table. */
export const PageWarnings = memo(
  ({ warnings, pages = [] }: Pick<Gradebook, 'warnings' | 'pages'>) =>
    (warnings.length > 0 || pages.some(isLeftOut)) && (
      <Alert severity="warning" role="note">
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
          {pages.map(
            (page, index) =>
              isLeftOut(page) && (
                <Box
                  component="li"
                  key={index}
                  sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.5 }}
                >
                  <span>
                    <Message id="review.pageLeftOut" values={{ number: index + 1 }} />
                  </span>
                  <span>
                    {page.misfit && <Message id={`review.misfit.${page.misfit}`} />}
                    {page.failure && <PageFailure {...page.failure} />}
                  </span>
                </Box>
              ),
          )}
          {warnings.map((warning) => (
            <li key={warning}>
              <Message id={`review.warning.${warning}`} />
            </li>
          ))}
        </Box>
      </Alert>
    ),
);
