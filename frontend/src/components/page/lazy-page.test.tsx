import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pendingChunks } from '../../lib/pending-chunks.ts';
import { renderPage } from '../../test-support/render.tsx';
import { lazyPage } from './lazy-page.tsx';

const file = { default: () => 'the page' };
const shown = () => document.body.textContent;
const inFrame = (page: React.ReactNode) => <Suspense fallback="the skeleton">{page}</Suspense>;

describe('a page in a file of its own', () => {
  it('shows a placeholder until its file arrives, and counts as pending until then', async () => {
    let arrive = (_: typeof file): void => undefined;
    const Page = lazyPage(() => new Promise<typeof file>((resolve) => (arrive = resolve)));
    await act(async () => renderPage(inFrame(<Page />)));
    expect(shown()).toContain('the skeleton');
    expect(pendingChunks.get()).toBe(1);
    await act(async () => arrive(file));
    expect(screen.getByText(/the page/)).toBeTruthy();
    expect(pendingChunks.get()).toBe(0);
  });

  it('appears at once when its file was fetched before', async () => {
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

  it('no longer counts as pending when it cannot be fetched', async () => {
    const Page = lazyPage(() => Promise.reject(new Error('offline')));
    await Page.preload();
    expect(pendingChunks.get()).toBe(0);
  });
});

describe('a page that could not be fetched', () => {
  const offline = new TypeError('Failed to fetch dynamically imported module');
  const load = vi.fn<() => Promise<typeof file>>();
  beforeEach(() => {
    load.mockReset().mockRejectedValueOnce(offline).mockResolvedValue(file);
  });
  const show = async (Page = lazyPage(load)) => {
    const { unmount } = await act(async () => renderPage(inFrame(<Page />)));
    return { Page, unmount };
  };
  const isMissing = () => screen.queryByText('This page could not be shown') !== null;

  it('says so, and appears when the user tries again', async () => {
    await show();
    expect(isMissing()).toBe(true);
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    expect(shown()).toContain('the page');
    expect(isMissing()).toBe(false);
  });

  it('appears when the network is back', async () => {
    await show();
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(shown()).toContain('the page');
  });

  it('appears when the user opens it again', async () => {
    const { Page, unmount } = await show();
    unmount();
    await show(Page);
    expect(shown()).toContain('the page');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is fetched again only when the user tries again', async () => {
    load.mockRejectedValue(offline);
    const fetchSite = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('fetch', fetchSite);
    await show();
    expect(load).toHaveBeenCalledTimes(1);
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    expect(isMissing()).toBe(true);
    expect(load).toHaveBeenCalledTimes(2);
    // Once each time, to distinguish a lost network from a new version.
    expect(fetchSite).toHaveBeenCalledTimes(2);
  });
});
