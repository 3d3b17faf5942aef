import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { filesBelow } from '../../plugins/support/filesBelow';
import { build } from '../support/readBuilt';

const key = process.env.MUI_X_LICENSE_KEY;

/** The file that brings demos to life, one a language: the only one that may hold the key. */
const mounting = /(^|\/)assets\/demos\/mount\.\w+\.js$/;

/** A file as text; Pagefind keeps its own compressed. */
function textOf(file: string): string {
  const bytes = fs.readFileSync(file);
  return (bytes[0] === 0x1f && bytes[1] === 0x8b ? zlib.gunzipSync(bytes) : bytes).toString('utf8');
}

const names = filesBelow(build).map((file) => path.relative(build, file).split(path.sep).join('/'));

const holding = (pattern: RegExp, among = names) =>
  among.filter((name) => pattern.test(textOf(path.join(build, name))));

it('has one file in each language that mounts demos', () => {
  expect(names.filter((name) => mounting.test(name)).map((name) => name.split('/')[0])).toEqual([
    'assets',
    'zh',
  ]);
});

it('holds no sender of the telemetry of the library', () => {
  expect(
    holding(
      /telemetry\/record/,
      names.filter((name) => name.endsWith('.js')),
    ),
  ).toEqual([]);
});

if (key) {
  it('holds the licence key where demos are mounted and nowhere else', () => {
    const whole = new RegExp(key.replace(/[+/=]/g, '\\$&'));
    expect(holding(whole)).toEqual(names.filter((name) => mounting.test(name)));
  });
} else {
  it('built without a licence key, it holds none, sets none, and names no variable for it', () => {
    const scripts = names.filter((name) => name.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(100);
    expect(holding(/setLicenseKey\(\s*(""|''|``|void 0|undefined)\s*\)/, scripts)).toEqual([]);
    expect(holding(/@generated\/licence/)).toEqual([]);
    // Pages about licences do name it, in their text.
    const shell = names.filter((name) => mounting.test(name) || /\/main\.[^/]+\.js$/.test(name));
    expect(shell.length).toBeGreaterThanOrEqual(4);
    expect(holding(/MUI_X_LICENSE_KEY|\blicenceKey\b/, shell)).toEqual([]);
  });
}
