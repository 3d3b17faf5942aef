import { importedNames } from './importedNames';

it('lists names of packages in the order of the text, as they are exported', () => {
  const source = `import * as React from 'react';
import Button, { type ButtonProps } from '@mui/material/Button';
import { LineChart as Chart, BarChart } from '@mui/x-charts';
import type { GridColDef } from '@mui/x-data-grid';
import { rows } from './rows';
import './sheet.css';
// import Chip from '@mui/material/Chip';
export const text = "import Tab from '@mui/material/Tab'";
`;
  expect(importedNames(source, 'Demo.tsx')).toEqual([
    { from: '@mui/material/Button', name: 'default' },
    { from: '@mui/x-charts', name: 'LineChart' },
    { from: '@mui/x-charts', name: 'BarChart' },
  ]);
});

it('finds none in a script without imports', () => {
  expect(importedNames('export default () => <p>none</p>;', 'Demo.jsx')).toEqual([]);
});
