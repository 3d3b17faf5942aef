import { readOverrides } from './readOverrides';

const name = '@mui/x-charts';

it.each([
  [{ [name]: '8.4.0' }, '8.4.0'],
  [{ [name]: { '.': '8.4.0', react: '19.0.0' } }, '8.4.0'],
  [{ [`${name}@^8.0.0`]: '8.4.0' }, '8.4.0'],
  [{ [`${name}@npm:^8.0.0`]: '8.4.0' }, '8.4.0'],
  [{ [`${name}@*`]: '8.4.0' }, '8.4.0'],
  [{ [`**/${name}`]: '8.4.0' }, '8.4.0'],
  [{ [`${name}@^7.0.0`]: '7.29.0', [name]: '8.4.0' }, '8.4.0'],
  [{ [name]: '8.1.0', [`${name}@^8.0.0`]: '8.4.0' }, '8.4.0'],
  [{ [`${name}@^7.0.0`]: '8.4.0' }, undefined],
  [{ [`widget>${name}`]: '8.4.0' }, undefined],
  [{ [`widget/${name}`]: '8.4.0' }, undefined],
  [{ widget: { [name]: '8.4.0' } }, undefined],
  [{ [name]: { react: '19.0.0' } }, undefined],
  [{ [name]: `$${name}` }, undefined],
  [undefined, undefined],
])('%j says %s', (field, wanted) => {
  expect(readOverrides(field)(name, '^8.0.0')).toBe(wanted);
});
