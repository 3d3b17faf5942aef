import { readEnv } from '../../../config/env';
import { hostingTable } from '../../../config/hosting';
import { hostFiles } from './hostFiles';
import { hostNotes } from './hostNotes';
import { moves, previewEnv } from './hostingFixture';
import { listMoves } from './listMoves';

const env = readEnv({});
const notesOf = (table: ReturnType<typeof hostingTable>, given = moves) =>
  hostNotes(table, hostFiles(table, given));

it('says nothing where every host does all', () => {
  expect(notesOf(hostingTable(env, []))).toEqual([]);
});

it('says where a build has to lie that has a path of its host', () => {
  const [note, ...others] = notesOf(hostingTable(previewEnv, []));
  expect(note).toMatch(/as a folder manual\/ .* _headers, _redirects and vercel\.json beside it/);
  expect(others).toEqual([]);
});

it('says that the policy is too long for a line', () => {
  const hashes = Array.from(
    { length: 40 },
    (_, index) => `'sha256-${`${index}`.padEnd(43, 'a')}='`,
  );
  expect(notesOf(hostingTable(env, hashes))).toEqual([
    expect.stringMatching(/^_headers has only "frame-ancestors 'self'"/),
  ]);
});

it('says what of the links is too long for a line', () => {
  const preload = { '/a/': `</${'a'.repeat(2000)}.css>`, '/b/': '</b.css>' };
  expect(notesOf(hostingTable(env, [], preload))).toEqual([
    expect.stringMatching(/^_headers does not say what the pages of 1 more folders load first/),
  ]);
});

it('counts the rules that a host does not read', () => {
  const many = Array.from({ length: 1100 }, (_, index) => ({ from: `/a${index}`, to: '/b' }));
  const folders = Array.from({ length: 60 }, (_, index) => ({ from: `/c${index}/*`, to: '/b' }));
  const notes = notesOf(hostingTable(env, []), listMoves([...many, ...folders]));
  expect(notes).toEqual([
    expect.stringMatching(/^_redirects has \d{4} rules for single addresses and \d{3} for folders/),
  ]);
});
