/** The file of a page, by the name of its route; the home page is the dashboard. The build reads it too. */
export const pageFileOf = (name: string): string => {
  const page = name === 'home' ? 'dashboard' : name;
  return `${page.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-page.tsx`;
};
