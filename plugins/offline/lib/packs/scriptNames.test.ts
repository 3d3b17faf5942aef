import { readScript, scriptClosure } from './scriptNames';

const texts = {
  'assets/js/main.aaaaaaaa.js': 'n.e("late");n.e("pages");n.e("src_ads_Ad");n.e("unknown")',
  'assets/js/late.bbbbbbbb.js': 'n.e("main");n.e("deep")',
  'assets/js/deep.bbbbbbbb.js': 'fetch("/assets/api/box.cccccccc.json");"/assets/none.json"',
  'assets/js/pages.bbbbbbbb.js': 'n.e("box")',
  'assets/js/box.bbbbbbbb.js': '["/assets/demos/docs/box.dddddddd.js"]',
  'assets/js/src_ads_Ad.bbbbbbbb.js': '',
  'assets/demos/docs/box.dddddddd.js': 'r.e(547)',
  'assets/demos/547.eeeeeeee.js': '',
  'assets/js/547.bbbbbbbb.js': '',
};
const closureOf = scriptClosure(
  new Map(
    Object.entries(texts).map(
      ([file, text]) => [file, readScript(Buffer.from(text), '/')] as const,
    ),
  ),
  (file) => file in texts || file === 'assets/api/box.cccccccc.json',
  ['src_ads_'],
);
const closure = (start: string, ...without: string[]) =>
  closureOf([start], new Set(without)).toSorted();

it('reads what the bundler is asked for and what stands at addresses', () => {
  const text = 'a.e("one").then(b.e(547),c.e(d),e.e("x"+y)),"/zh/assets/demos/a.js","/assets/b.js"';
  expect(readScript(Buffer.from(text), '/zh/')).toEqual({
    asked: ['one', '547', 'd'],
    named: ['assets/demos/a.js'],
  });
});

it('follows what scripts ask for, and what lies at the addresses in them', () => {
  expect(closure('assets/js/main.aaaaaaaa.js', 'assets/js/pages.bbbbbbbb.js')).toEqual([
    'assets/api/box.cccccccc.json',
    'assets/js/deep.bbbbbbbb.js',
    'assets/js/late.bbbbbbbb.js',
    'assets/js/main.aaaaaaaa.js',
  ]);
});

it('looks for what the bundle of the demos asks for among its own files', () => {
  expect(closure('assets/js/box.bbbbbbbb.js')).toEqual([
    'assets/demos/547.eeeeeeee.js',
    'assets/demos/docs/box.dddddddd.js',
    'assets/js/box.bbbbbbbb.js',
  ]);
});
