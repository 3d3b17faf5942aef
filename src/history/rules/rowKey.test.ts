import { parseRowKey, rowAnchor, rowKey } from './rowKey';

it.each([
  ['prop', 'density', 'prop-density'],
  ['parameter', 'apiRef', 'prop-apiRef'],
  ['returned', 'value', 'member-value'],
  ['slot', 'toolbar', 'slot-toolbar'],
  ['event', 'a:b', 'event-a:b'],
  ['signature', 'useA', 'signature'],
] as const)('%s %s has the anchor %s', (kind, name, anchor) => {
  expect(parseRowKey(rowKey(kind, name))).toEqual({ kind, name });
  expect(rowAnchor(rowKey(kind, name))).toBe(anchor);
});
