import { keepEdit } from '../rules/keptEdit';
import { applyKeptEdit, requestsOf } from './applyKeptEdit';

jest.mock('@generated/demos/default/editor.json', () => ({ versions: { dayjs: '1.11.13' } }), {
  virtual: true,
});

const texts = new Map<string, string>();
beforeAll(() => {
  const localStorage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  };
  Object.assign(globalThis, { window: { localStorage } });
});

const project = {
  choice: {
    name: 'A',
    product: 'Material UI',
    style: 'system',
    code: 'ts',
    mode: 'light',
    direction: 'ltr',
    language: 'en',
  },
  files: { 'package.json': '{}', 'src/demo/A.tsx': 'old' },
} as const;
const request = { demo: 'docs/a/A', style: 'system', code: 'ts' } as const;

it('takes what is kept, and the demo as it is where nothing is', () => {
  expect(applyKeptEdit(project, request)).toBe(project);
  const text = "import dayjs from 'dayjs';\nexport default () => dayjs().year();\n";
  const subject = { id: request.demo, style: 'system', code: 'ts' };
  keepEdit(() => window.localStorage, subject, { digest: '', files: { 'A.tsx': text } });
  const { files } = applyKeptEdit(project, request);
  expect(files['src/demo/A.tsx']).toBe(text);
  expect(files['package.json']).toContain('"dayjs": "1.11.13"');
});

it('reads imports of scripts only', () => {
  expect(requestsOf({ 'a.ts': "import 'b';", 'a.css': "@import 'c';" })).toEqual(['b']);
});
