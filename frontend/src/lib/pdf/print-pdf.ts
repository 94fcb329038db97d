import { startPdfReader } from './open-pdf.ts';

/** Of the pages to print, which are all of the page while it is printed. */
const PRINTED = 'printed-pages';

/**
 * A page's picture fills its paper, which is turned if the picture is wide. It is a hair less high: a part of a pixel
 * more, and an empty sheet follows.
 */
const styles = `
.${PRINTED} { display: none }
@page upright { size: A4 portrait; margin: 0 }
@page across { size: A4 landscape; margin: 0 }
@media print {
  body:has(> .${PRINTED}) > :not(.${PRINTED}) { display: none !important }
  .${PRINTED} { display: block }
  .${PRINTED} img { display: block; break-inside: avoid; break-after: page }
  .${PRINTED} img:last-child { break-after: auto }
  .${PRINTED} [data-paper=upright] { page: upright; width: 210mm; height: 296.9mm }
  .${PRINTED} [data-paper=across] { page: across; width: 297mm; height: 209.9mm }
}`;

async function pictureFor(blob: Blob): Promise<HTMLImageElement> {
  const picture = document.createElement('img');
  picture.alt = '';
  picture.src = URL.createObjectURL(blob);
  await picture.decode();
  picture.dataset['paper'] = picture.naturalWidth > picture.naturalHeight ? 'across' : 'upright';
  return picture;
}

/** Lets the browser print a PDF: its pages as pictures, because few browsers print a PDF that is not shown. */
export async function printPdf(pdf: Blob): Promise<void> {
  const reader = startPdfReader();
  const pages: HTMLImageElement[] = [];
  try {
    const opened = await reader.open(new File([pdf], 'print.pdf'));
    for (let number = 1; number <= opened.pages; number += 1) {
      const blob = await opened.pictureOf(number);
      if (blob) pages.push(await pictureFor(blob));
    }
  } finally {
    reader.close();
  }
  show(pages);
  window.print();
}

/** Until they are printed; some browsers begin after the call. */
function show(pages: readonly HTMLImageElement[]): void {
  hidePrinted();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  const container = document.createElement('div');
  container.className = PRINTED;
  container.setAttribute('aria-hidden', 'true');
  container.append(...pages);
  document.body.append(container);
  shown = { container, sheet };
  window.addEventListener('afterprint', hidePrinted, { once: true });
}

let shown: { readonly container: HTMLElement; readonly sheet: CSSStyleSheet } | undefined;

function hidePrinted(): void {
  if (!shown) return;
  const { container, sheet } = shown;
  for (const { src } of container.querySelectorAll('img')) URL.revokeObjectURL(src);
  container.remove();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  shown = undefined;
}
