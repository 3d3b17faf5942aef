import {
  asksForEdited,
  parseSandboxQuery,
  writeEditedQuery,
  writeSandboxQuery,
} from './sandboxLink';

const request = {
  service: 'stackblitz',
  demo: 'docs/components/chips/OrderTags',
  style: 'system',
  code: 'ts',
  mode: 'light',
  direction: 'ltr',
} as const;

it('asks for the same demo, with what the reader has changed', () => {
  expect(parseSandboxQuery(writeEditedQuery(request))).toEqual(request);
  expect(asksForEdited(writeEditedQuery(request))).toBe(true);
  expect(asksForEdited(writeSandboxQuery(request))).toBe(false);
});
