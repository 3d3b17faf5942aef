import { classNames } from './classNames';

const names = (source: string) => classNames(source).used.map(({ name }) => name);

it('takes every word of every string as a candidate, but nothing of the imports', () => {
  const { candidates } = classNames(`import Chip from '@mui/material/Chip';
const row = 'flex gap-2';
export default () => <Chip className={\`p-4 \${row} m-1\`} label="Late" />;`);
  expect(candidates).toEqual(['flex', 'gap-2', 'p-4', 'm-1', 'Late']);
});

it('knows where classes are used', () => {
  expect(
    names(`export default ({ big }) => (
  <Chip
    label="Late order"
    className={clsx('p-4', big && 'm-1', big === 'yes' ? 'text-xl' : sizes['small'])}
    classes={{ label: 'px-2 py-1' }}
    slotProps={{ icon: { className: 'size-4', title: 'Icon' } }}
  />
);`),
  ).toEqual(['p-4', 'm-1', 'text-xl', 'px-2', 'py-1', 'size-4']);
});

it('says where they stand', () => {
  expect(classNames('const a = (\n  <p className="p-4" />\n);').used).toEqual([
    { name: 'p-4', line: 2, column: 16 },
  ]);
});
