import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { escapeXml } from '#shared/text/escape-xml.ts';

const style = `
:root{color-scheme:light dark;--ink:#14213d;--soft:#566079;--teal:#0e6b6b;--on-teal:#fff;--paper:#faf7f1;--card:#fff;--line:#e6dfd3}
@media (prefers-color-scheme:dark){:root{--ink:#eef1f0;--soft:#a9b6b4;--teal:#5cc2bc;--on-teal:#0f1514;--paper:#0f1514;--card:#172120;--line:#263433}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.6 system-ui,'Segoe UI',sans-serif}
main{max-width:720px;margin:0 auto;padding:40px 16px 64px}
h1{font-size:1.5rem;line-height:1.3;margin:0 0 4px;display:flex;justify-content:space-between;gap:16px;flex-wrap:wrap}
p{margin:0;color:var(--soft)}
ol{list-style:none;margin:24px 0 0;padding:0;display:grid;gap:12px}
.card{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:16px 20px}
.card.used{background:transparent;color:var(--soft)}
h2{font-size:1rem;margin:0;display:flex;justify-content:space-between;gap:4px 16px;flex-wrap:wrap}
.text{white-space:pre-line;overflow-wrap:anywhere;margin-bottom:12px}
.meta{font-size:.875rem;margin:2px 0 12px;overflow-wrap:anywhere}
a.button,button{display:inline-block;border:0;border-radius:8px;padding:8px 16px;background:var(--teal);color:var(--on-teal);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
a:focus-visible,button:focus-visible,input:focus-visible{outline:3px solid var(--teal);outline-offset:2px}
label{display:block;font-weight:600;margin:16px 0 4px}
input{width:100%;font:inherit;color:inherit;background:transparent;border:1px solid var(--soft);border-radius:8px;padding:8px 12px;margin-bottom:16px}
`;

const styleHash = createHash('sha256').update(style).digest('base64');

export interface LocalPage {
  readonly title: string;
  /** HTML of the main part; texts from elsewhere must be escaped. */
  readonly main: string;
  /** Seconds after which the page reloads. */
  readonly refresh?: number;
}

export function answerPage(response: ServerResponse, html: string): void {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  response.writeHead(200, headers).end(html);
}

/** A self-contained page in the product's colours; its policy allows no loading and no scripts. */
export const localPage = ({ title, main, refresh }: LocalPage): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
${refresh === undefined ? '' : `<meta http-equiv="refresh" content="${refresh}">`}
<title>${escapeXml(title)}</title>
<style>${style}</style>
</head>
<body><main>${main}</main></body>
</html>
`;
