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

it.each([
  [`<A className={['open', 'late'].includes(status) ? 'p-1' : 'p-2'} />`, ['p-1', 'p-2']],
  [`<A className={f(x, 'zz') && 'p-1'} />`, ['p-1']],
  [`<A className={classOf('small')} />`, []],
  [`<A className={styles.get('y')} />`, []],
  [`<A className={{ 'small': 'p-1' }[size]} />`, ['p-1']],
  [`<A classes={{ 'paper': 'p-2' }} />`, ['p-2']],
  [
    `<A className={clsx('p-1', { 'p-2': size === 'big', 'm-1': is('big') })} />`,
    ['p-1', 'p-2', 'm-1'],
  ],
  [`<A className={['p-1', isBig && 'p-2'].filter(Boolean).join(' ')} />`, ['p-1', 'p-2']],
  [`<A className={x ?? 'p-1'} />`, ['p-1']],
  [`<A slotProps={{ 'paper': { 'className': 'p-1' } }} />`, ['p-1']],
])('takes what decides about classes, and names of slots, for none in %s', (source, expected) => {
  expect(names(source)).toEqual(expected);
});

it('says where they stand', () => {
  expect(classNames('const a = (\n  <p className="p-4" />\n);').used).toEqual([
    { name: 'p-4', line: 2, column: 16 },
  ]);
});
