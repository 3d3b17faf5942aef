import { propControl } from './propControl';

it.each([
  ['disabled', 'boolean', 'false', { kind: 'switch', start: false }],
  ['autoHide', 'boolean', 'true', { kind: 'switch', start: true }],
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
  ['elevation', 'number', '1', { kind: 'number', start: 1 }],
  ['value', 'number | null', undefined, { kind: 'number' }],
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
