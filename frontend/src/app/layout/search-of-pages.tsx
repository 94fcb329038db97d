import { SearchButton } from '../../features/search/components/search-button.tsx';
import { navigation } from './navigation.ts';

const pages = navigation.teacher.flatMap(({ items }) => items);

const SearchOfPages = () => <SearchButton pages={pages} />;

export default SearchOfPages;
