const shownBy: Readonly<Record<string, string>> = {
  home: 'dashboard',
  account: 'profile',
  schoolYear: 'profile',
};

/** The file of a page, from its route's name. The build uses it too. */
export const pageFileOf = (name: string): string => {
  const page = shownBy[name] ?? name;
  return `${page.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-page.tsx`;
};
