const PAGE = /^(?<pdf>.+\.pdf) \d{1,4}\.jpg$/i;
/** A file's name may have 255 letters on the server. */
const MOST_LETTERS = 120;

export const isPdf = ({ name }: Pick<File, 'name'>): boolean => /\.pdf$/i.test(name);

const shortened = (pdf: string): string => {
  const letters = [...pdf];
  return letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS).join('')}….pdf` : pdf;
};

export const nameOfPage = (pdf: string, page: number): string => `${shortened(pdf)} ${page}.jpg`;

/** The name of the PDF that a picture is a page of; the picture's own name if it is none. */
export const nameOfPdf = (picture: string): string => PAGE.exec(picture)?.groups?.pdf ?? picture;

/** Whether a picture is a page of a PDF, as far as a browser says without reading it. */
export const isPageOf = (picture: File, pdf: File): boolean =>
  picture.lastModified === pdf.lastModified && nameOfPdf(picture.name) === shortened(pdf.name);
