import { checkDemo } from './checkDemo';

const packages = new Set(['react', 'dayjs', 'luxon', 'moment', 'moment-timezone']);
const check = (source: string) => checkDemo(source, 'docs/a/parts.tsx', packages, false).faults;

const clock = 'reads the clock';
const random = 'is random';
const network = 'uses the network';
const language = 'depends on the language of the machine';
const storage = 'reads the storage while it renders';

it.each([
  ['Math.random();', 1, random],
  ['const { random } = Math; random();', 9, random],
  ['const { random: dice } = Math;', 9, random],
  ['const { Math: { random } } = window;', 17, random],
  ["Math['random']();", 1, random],
  ['const M = Math; M.random();', 17, random],
  ['(Math as { random(): number }).random();', 1, random],
  ['crypto.randomUUID();', 1, random],
  ['globalThis.crypto.getRandomValues(new Uint8Array(1));', 1, random],
  ['new Date();', 1, clock],
  ['const D = Date; new D();', 17, clock],
  ['const { now } = Date; now();', 9, clock],
  ['new globalThis.Date();', 1, clock],
  ["new window['Date']();", 1, clock],
  ['performance.now();', 1, clock],
  ['Temporal.Now.instant();', 1, clock],
  ["new Intl.DateTimeFormat('en').format();", 1, clock],
  ["const day = new Intl.DateTimeFormat('en'); day.format();", 44, clock],
  ["import dayjs from 'dayjs'; dayjs();", 28, clock],
  ["import dayjs from 'dayjs'; dayjs(undefined);", 28, clock],
  ["import days from 'dayjs'; days();", 27, clock],
  ["import dayjs from 'dayjs'; dayjs.utc();", 28, clock],
  ["import * as dayjs from 'dayjs'; dayjs.tz();", 33, clock],
  ["import moment from 'moment-timezone'; moment();", 39, clock],
  ["import moment from 'moment-timezone'; moment.tz('Asia/Tokyo');", 39, clock],
  ["import { DateTime } from 'luxon'; DateTime.now();", 35, clock],
  ["import { DateTime as D } from 'luxon'; D.local();", 40, clock],
  ["console['log'](1);", 1, 'writes to the console'],
  ["const level = 'log'; console[level](1);", 22, 'writes to the console'],
  ["const load = fetch; load('/x');", 21, network],
  ["window['fetch']('/x');", 1, network],
  ['new XMLHttpRequest();', 1, network],
  ["new WebSocket('wss://a');", 1, network],
  ["new EventSource('/x');", 1, network],
  ["navigator.sendBeacon('/x');", 1, network],
  ["document.cookie = 'a=b';", 1, 'uses a cookie'],
  ["localStorage.getItem('a');", 1, storage],
  ["function Demo() { sessionStorage.getItem('a'); }", 19, storage],
  ["const useKept = () => window.localStorage.getItem('a');", 23, storage],
  ["function Demo() { React.useState(() => localStorage.getItem('a')); }", 40, storage],
  ['(1234).toLocaleString();', 1, language],
  ['price.toLocaleString(undefined, {});', 1, language],
  ['day.toLocaleDateString();', 1, language],
  ['day.toLocaleTimeString();', 1, language],
  ['new Intl.NumberFormat();', 1, language],
])('refuses %s', (source, column, reason) => {
  expect(check(`export {};\n${source}`)).toEqual([
    {
      line: 2,
      column,
      what: expect.stringMatching(new RegExp(`^${reason}: `)),
      why: expect.any(String),
      mend: expect.any(String),
    },
  ]);
});

it.each([
  'new Date(2026, 0, 5);',
  'const D = Date; new D(2026, 0, 5);',
  'const { max } = Math; max(1, 2);',
  'function roll({ random }: Dice) { return random(); }',
  'const dice = { random: () => 4 }; dice.random();',
  'const Math = { random: () => 4 }; Math.random();',
  'const D = Date; const make = (D: Maker) => new D();',
  "import dayjs from 'dayjs'; dayjs('2026-01-05'); dayjs.utc('2026-01-05');",
  "import moment from 'moment'; moment.tz('2026-01-05', 'Asia/Tokyo');",
  "import { DateTime } from 'luxon'; DateTime.local(2026, 1, 5);",
  'const dayjs = () => 1; dayjs();',
  "const day = new Intl.DateTimeFormat('en'); day.format(new Date(2026, 0, 5));",
  "const euro = new Intl.NumberFormat('en'); euro.format(5);",
  "price.toLocaleString('en-US');",
  "window.setTimeout(() => {}, 5); document.title = 'cookie';",
  "function Demo() { React.useEffect(() => { localStorage.getItem('a'); }, []); }",
  "function Demo() { const store = () => localStorage.setItem('a', 'b'); }",
])('does not mind %s', (source) => {
  expect(check(source)).toEqual([]);
});
