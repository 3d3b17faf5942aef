import { mostNumber, propControl, takes } from './propControl';

const wide = { min: -mostNumber, max: mostNumber };

it.each([
  ['disabled', 'boolean', 'false', { kind: 'switch', start: false }],
  ['autoHide', 'boolean', 'true', { kind: 'switch', start: true }],
  ['dense', 'boolean', undefined, { kind: 'switch', start: false }],
  ['clearOnBlur', 'boolean', '!props.freeSolo', { kind: 'choice', choices: [true, false] }],
  [
    'size',
    "'small' | 'medium' | 'large'",
    "'medium'",
    { kind: 'choice', choices: ['small', 'medium', 'large'], start: 'medium' },
  ],
  [
    'position',
    "'start' | 'end' | false",
    'false',
    { kind: 'choice', choices: ['start', 'end', false], start: false },
  ],
  ['size', "'small' | 'medium'", undefined, { kind: 'choice', choices: ['small', 'medium'] }],
  ['size', "'small' | 'medium'", "'huge'", { kind: 'choice', choices: ['small', 'medium'] }],
  ['elevation', 'number', '1', { kind: 'number', start: 1, ...wide }],
  ['value', 'number | null', undefined, { kind: 'number', ...wide }],
  ['total', 'number', 'children.length', { kind: 'number', ...wide }],
  ['placeholder', 'string', undefined, { kind: 'text' }],
  ['separator', 'string', "'/'", { kind: 'text', start: '/' }],
  ['markColor', 'string', undefined, { kind: 'color' }],
  ['label', 'React.ReactNode', undefined, { kind: 'text' }],
] as const)('plays with %s: %s = %s', (name, type, given, control) => {
  expect(propControl({ name, type, ...(given && { default: given }) })).toEqual({
    name,
    ...control,
  });
});

it.each([
  ['onChange', '(event: React.SyntheticEvent) => void'],
  ['sx', 'SxProps<Theme>'],
  ['icon', 'React.ReactNode'],
  ['component', 'React.ElementType'],
  ['value', 'any'],
  ['spacing', 'ResponsiveStyleValue<number | string>'],
  ['variant', "'one'"],
])('leaves %s: %s alone', (name, type) => {
  expect(propControl({ name, type })).toBeUndefined();
});

it('takes no number that a component cannot bear', () => {
  const limits = { min: 1, max: 720 };
  const control = propControl({ name: 'timeStep', type: 'number', default: '30' }, limits)!;
  expect(control).toEqual({ name: 'timeStep', kind: 'number', start: 30, ...limits });
  expect([0, 0.5, 1, 30, 720, 721, -5].filter((value) => takes(control, value))).toEqual([
    1, 30, 720,
  ]);
  expect(propControl({ name: 'label', type: 'string' }, limits)).toEqual({
    name: 'label',
    kind: 'text',
  });
  expect(takes({ name: 'label', kind: 'text' }, '0')).toBe(true);
});
