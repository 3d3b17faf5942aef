import { isBlank } from './isBlank';

it.each([
  ['nothing', ''],
  ['a box', '<div class="css-a"></div>'],
  ['styles', '<style>.css-a{color:red}</style><div></div>'],
  [
    'a drawing before it knows its size',
    '<div><p>Rain</p><svg viewBox="0 0 1 1"><title></title><g></g></svg></div>',
  ],
  ['a drawing with a clip path only', '<svg><defs><clipPath><rect></rect></clipPath></defs></svg>'],
  [
    'a grid without cells',
    '<div class="MuiDataGrid-root"><div role="grid">Rows per page</div></div>',
  ],
])('is blank: %s', (_, html) => {
  expect(isBlank(html)).toBe(true);
});

it.each([
  ['a text', '<p>Tide</p>'],
  ['a field', '<div><input value=""></div>'],
  ['a picture', '<img src="a.png" alt="">'],
  ['progress', '<span role="progressbar"></span>'],
  ['a drawing', '<svg><path d="M0 0"></path></svg>'],
  ['a grid', '<div class="MuiDataGrid-root"><div role="gridcell">1</div></div>'],
])('is not blank: %s', (_, html) => {
  expect(isBlank(html)).toBe(false);
});
