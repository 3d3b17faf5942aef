import type { NamedPage } from '../names/namesOf';
import { errorsOf, placeMessages } from './errorsOf';

const messages = ['MUI: One\n  `{}` is wrong.', 'MUI: One more', 'unreachable', 'MUI: Two'];

it('places messages by the first entry that fits', () => {
  expect(
    placeMessages(
      messages,
      [
        { message: 'One `{}` is wrong', to: '/a/#one' },
        { message: 'MUI: One', to: '/a/#ones' },
        { message: 'MUI: Three', to: '/a/#three' },
      ],
      [
        { message: 'unreachable', why: 'Only the library can cause it.' },
        { message: 'gone', why: 'Only the library could cause it.' },
      ],
    ),
  ).toEqual({
    placed: [
      { text: messages[0], to: '/a/#one' },
      { text: messages[1], to: '/a/#ones' },
      { text: 'MUI: Three', to: '/a/#three' },
    ],
    unexplained: ['MUI: Two'],
    idle: ['gone'],
  });
});

const page = { address: 'a/', title: 'A', product: 'material-ui' } as NamedPage;

it('writes each page once', () => {
  expect(
    errorsOf(
      [
        { text: 'One', to: '/a/#one' },
        { text: 'Two', to: '/a/#two' },
      ],
      [page],
    ),
  ).toEqual({
    format: 1,
    pages: [{ a: 'a/', t: 'A', d: 'material-ui' }],
    messages: [
      ['One', 0, 'one'],
      ['Two', 0, 'two'],
    ],
  });
});

it('refuses an address that is no page', () => {
  expect(() => errorsOf([{ text: 'MUI: One', to: '/b/#one' }], [page])).toThrow(
    'config/errorSections: "/b/#one", which explains "MUI: One…", is no page of the site. Correct the address.',
  );
});
