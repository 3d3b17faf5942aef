import { namedWords, withoutEnding } from './namedWords';

it.each([
  ['arrow_Back', ['arrow', 'back']],
  ["import HomeIcon from '@mui/icons-material/esm/HomeOutlined';", ['homeoutlined']],
  ['import { Home as HomeIcon } from', ['home']],
  ['<HomeIcon fontSize="small" />', ['homeicon']],
  ['删除', []],
])('of %s takes the words %j', (query, words) => {
  expect(namedWords(query)).toEqual(words);
});

it('takes off what code puts behind a name, and what is nothing then', () => {
  expect(withoutEnding(['homeicon', 'icon', 'icons'])).toEqual(['home', 'icons']);
});
