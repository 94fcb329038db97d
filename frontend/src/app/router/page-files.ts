/** The file of a page, from its route's name; the home page is the dashboard. The build uses it too. */
export const pageFileOf = (name: string): string => {
  const page = name === 'home' ? 'dashboard' : name;
  return `${page.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-page.tsx`;
};
