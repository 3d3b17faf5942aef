import { lateRule } from './index';

const docusaurus = () => [
  { test: /\.css$/i, exclude: /\.module\.css$/i, use: [{ loader: 'extract' }] },
  {
    test: /\.module\.css$/i,
    use: [{ loader: 'extract' }, { loader: 'css-loader' }, { loader: 'postcss-loader' }],
  },
];

it('lets the script of a late stylesheet bring its rules, without comments', () => {
  const rules = docusaurus();
  const rule = lateRule(rules, false);
  expect(rule.use).toEqual([
    { loader: 'style-loader' },
    { loader: 'css-loader' },
    { loader: expect.stringMatching(/minifyRules\.cjs$/) },
    { loader: 'postcss-loader' },
  ]);
  expect(rules[1]).toMatchObject({ exclude: /\.late\.module\.css$/ });
});

it('leaves the names of classes to Docusaurus in the renderer', () => {
  expect(lateRule(docusaurus(), true).use).toEqual(docusaurus()[1]!.use);
});

it('says so when Docusaurus tells CSS modules otherwise', () => {
  expect(() => lateRule([{ test: /\.css$/ }], false)).toThrow('core/lib/webpack/base.js');
});
