import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import { filesOnTheirWay } from '../../lib/files-on-their-way.ts';
import { renderPage } from '../../test-support/render.tsx';
import { lazyPage } from './lazy-page.tsx';

const file = { default: () => 'the page' };
const shown = () => document.body.textContent;
const inFrame = (page: React.ReactNode) => <Suspense fallback="the skeleton">{page}</Suspense>;

describe('a page in a file of its own', () => {
  it('shows what stands for it until it is here, and is counted meanwhile', async () => {
    let arrive = (_: typeof file): void => undefined;
    const Page = lazyPage(() => new Promise<typeof file>((resolve) => (arrive = resolve)));
    await act(async () => renderPage(inFrame(<Page />)));
    expect(shown()).toContain('the skeleton');
    expect(filesOnTheirWay.get()).toBe(1);
    await act(async () => arrive(file));
    expect(screen.getByText(/the page/)).toBeTruthy();
    expect(filesOnTheirWay.get()).toBe(0);
  });

  it('shows at once when it was fetched before', async () => {
    const Page = lazyPage(async () => file);
    await Page.preload();
    renderPage(inFrame(<Page />));
    expect(shown()).toContain('the page');
  });

  it('is fetched once', async () => {
    let fetched = 0;
    const Page = lazyPage(async () => {
      fetched += 1;
      return file;
    });
    await Promise.all([Page.preload(), Page.preload()]);
    expect(fetched).toBe(1);
  });

  it('is not counted any longer when it cannot be fetched', async () => {
    const Page = lazyPage(() => Promise.reject(new Error('offline')));
    await expect(Page.preload()).rejects.toThrow('offline');
    expect(filesOnTheirWay.get()).toBe(0);
  });
});
