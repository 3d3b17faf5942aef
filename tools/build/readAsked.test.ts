import { parseOptions } from '../command/parseOptions.cjs';
import { readAsked } from './readAsked';

const read = (...given: string[]) => {
  const known = { '--afresh': false, '--out-dir': true };
  const { options, rest } = parseOptions(given, known, { usage: 'build', takes: 'anything' });
  return readAsked(options, rest);
};

it('builds into build/ and hands on what is not its own', () => {
  expect(read()).toEqual({ afresh: false, outDir: 'build', args: [] });
  expect(read('--afresh', '--config', 'a.ts', '-l', 'zh', '--locale', 'en', '--dev')).toEqual({
    afresh: true,
    outDir: 'build',
    args: ['--config', 'a.ts', '-l', 'zh', '--locale', 'en', '--dev'],
  });
});

it.each([[['--out-dir', 'out']], [['--out-dir=out']]])(
  'finishes what Docusaurus builds with %j',
  (given) => {
    const { outDir, args } = read(...given, '--locale=en');
    expect(outDir).toBe('out');
    expect(args).toEqual(['--locale=en', '--out-dir', 'out']);
  },
);

it.each([[['--locale', 'en', 'zh']], [['--locale=en', 'zh']], [['zh']]])(
  'refuses a word, which Docusaurus takes for a folder: %j',
  (given) => {
    expect(() => read(...given)).toThrow(/^"zh" is too much\..* once for each language/);
  },
);
