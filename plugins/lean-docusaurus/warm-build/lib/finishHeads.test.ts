import { finishHeads } from './finishHeads';

it('asks each plugin that has something to do, in their order', () => {
  const add = (text: string) => ({ name: text, finishHead: (head: string) => head + text });
  expect(finishHeads([add('a'), { name: 'none' }, add('b')])('head ')).toBe('head ab');
  expect(finishHeads([{ finishHead: true }])('head')).toBe('head');
});
