import { SearchButton } from '../../features/search/components/search-button.tsx';
import { navigation } from './navigation.ts';

const pages = navigation.teacher.flatMap(({ items }) => items);

/** The search, which also finds the pages of the navigation. */
const SearchOfPages = () => <SearchButton pages={pages} />;

export default SearchOfPages;
