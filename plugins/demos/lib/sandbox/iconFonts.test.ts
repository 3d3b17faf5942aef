import { iconFonts } from './iconFonts';

it.each([
  ["import Icon from '@mui/material/Icon';", ['Material Icons']],
  ["import { Box, Icon } from '@mui/material';", ['Material Icons']],
  ['import { Icon as Glyph } from "@mui/material";', ['Material Icons']],
  ["import { Box as Icon } from '@mui/material';", []],
  ["import Box from '@mui/material/Box';", []],
  ["import AddIcon from '@mui/icons-material/Add';", []],
  ["// import Icon from '@mui/material/Icon';", []],
  ["const text = `import Icon from '@mui/material/Icon';`;", []],
  [
    `import Icon from '@mui/material/Icon';
<Icon baseClassName="material-icons-two-tone">add</Icon>;
<Icon className="material-icons-outlined">add</Icon>;
<Icon className="material-icons-outlined">edit</Icon>;`,
    ['Material Icons', 'Material Icons Two Tone', 'Material Icons Outlined'],
  ],
  // A class alone is text about a font, not the use of one.
  ['<code>material-icons-round</code>;', []],
])('%s needs %j', (source, fonts) => {
  expect(iconFonts([source])).toEqual(fonts);
});

it('looks into every file', () => {
  expect(iconFonts(['export {};', "import Icon from '@mui/material/Icon';"])).toEqual([
    'Material Icons',
  ]);
});
