import { analyseScript } from './analyseScript';
import { namesInUse } from './namesInUse';
import { transpileScript } from './transpileScript';

const namesOf = (code: string) => {
  const made = transpileScript('A.tsx', code);
  return namesInUse('code' in made ? made.code : '', analyseScript('A.tsx', code).imports);
};

it('finds components, functions and values by the names under which they are exported', () => {
  expect(
    namesOf(
      `import Chip, { useChip as use, limit } from 'chip';
import { $all } from './all';
export default () => <Chip label={use(limit)}>{$all}</Chip>;`,
    ),
  ).toEqual({ chip: ['default', 'useChip', 'limit'], './all': ['$all'] });
});

it('leaves out types, what nobody uses, and what a module is asked for by its own name', () => {
  expect(
    namesOf(
      `import { Chip, unused, type ChipProps, ChipState } from 'chip';
import * as All from 'all';
const state: ChipState = All.first ?? {};
export default (props: ChipProps) => <Chip {...props} {...state} />;`,
    ),
  ).toEqual({ chip: ['Chip'] });
});
