/** Whether an answer is a page, such as a network with a page to log in to gives to every request. */
const isPage = (response: Response): boolean =>
  response.headers.get('content-type')?.startsWith('text/html') === true;

/** Rejects as `fetch` does without a network when a page came, for calls whose answers are never pages. */
export const refusePage = ({ response }: { readonly response: Response }): Promise<Response> =>
  isPage(response)
    ? Promise.reject(new TypeError('a page came instead of an answer'))
    : Promise.resolve(response);
