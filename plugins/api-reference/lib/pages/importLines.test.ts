import { apiComponent, apiGroups, apiHook } from '../../../../tests/support/apiPage';
import { importLines } from './importLines';

it('imports a component by default and by name, in the order of its ways', () => {
  expect(importLines(apiComponent)).toEqual([
    "import Button from '@mui/material/Button';",
    "import { Button } from '@mui/material';",
  ]);
});

it('imports a hook as a value and an interface as a type', () => {
  expect(importLines(apiHook)).toEqual(["import { useScroll } from '@mui/material';"]);
  const model = apiGroups('interface', 'GridColDef', []);
  expect(importLines(model)).toEqual(["import type { GridColDef } from '@mui/material';"]);
  expect(
    importLines({ ...model, imports: [{ from: 'a/b', name: 'default', package: 'a' }] }),
  ).toEqual(["import type GridColDef from 'a/b';"]);
});

it.each(['events', 'selectors'] as const)('imports no list of %s', (kind) => {
  expect(importLines(apiGroups(kind, 'All', []))).toEqual([]);
});
