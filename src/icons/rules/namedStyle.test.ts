import { importLine } from './matchIcons';
import { namedStyle } from './namedStyle';

const styles = ['Filled', 'Outlined', 'Rounded', 'TwoTone', 'Sharp'];

it.each([
  ['DeleteOutlined', 'Outlined'],
  ['deleteoutlinedicon', 'Outlined'],
  ['delete outlined', 'Outlined'],
  ['<HomeSharp />', 'Sharp'],
  [importLine('HomeTwoTone'), 'TwoTone'],
  ['import { HomeRounded as HomeIcon } from "@mui/icons-material";', 'Rounded'],
])('%s names an icon of the style %s', (query, style) => {
  expect(namedStyle(query, styles)).toBe(style);
});

it.each(['', 'Delete', 'DeleteOutline', 'RoundedCorner', 'SharpCorner', '轮廓'])(
  '%j names none',
  (query) => {
    expect(namedStyle(query, styles)).toBeUndefined();
  },
);
