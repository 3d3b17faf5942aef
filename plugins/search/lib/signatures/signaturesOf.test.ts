import type { ApiMember, ApiModel } from '../../../../src/api/rules/types';
import { openSignatures } from '../../../../src/search/rules/signatures/signaturesFile';
import { signaturesOf } from './signaturesOf';

const base = { pathname: '', imports: [], description: '', related: [] };
const member = (name: string, text: string): ApiMember => ({
  name,
  type: { parts: [text] },
  description: '',
});
const inherited = [{ origin: 'Base', members: [member('disabled', 'boolean')] }];
const component: ApiModel = {
  ...base,
  kind: 'component',
  name: 'Button',
  props: [member('size', "'small' | 'large'"), member('onPress', '(event: Press) => void')],
  inherited,
  ref: null,
  slots: [
    { name: 'root', description: '', default: "Paper from '@mui/material'" },
    { name: 'icon', description: '', default: 'the icon that the theme names' },
    { name: 'end', description: '', props: { parts: ['EndProps'] } },
  ],
  classes: [{ name: 'root', className: 'MuiButton-root', description: '' }],
};
const hook: ApiModel = {
  ...base,
  kind: 'hook',
  name: 'useBox',
  signature: { parts: ['(parameters: BoxParameters) => BoxResult'] },
  parameters: [member('width', 'number')],
  returned: [member('close', '() => void')],
};
const events: ApiModel = {
  ...base,
  kind: 'events',
  name: 'Events',
  groups: [{ origin: '', members: [member('cellClick', 'GridCellParams')] }],
};

it('says what every row is, by its anchor', () => {
  const find = openSignatures(
    signaturesOf([
      { address: 'api/button/', model: component },
      { address: 'api/use-box/', model: hook },
      { address: 'api/events/', model: events },
    ]),
  );
  const anchors = ['prop-size', 'prop-onPress', 'prop-disabled', 'slot-root', 'slot-end'];
  expect(anchors.map((anchor) => find('api/button/', anchor))).toEqual([
    "'small' | 'large'",
    '(event) => void',
    'boolean',
    'Paper',
    'EndProps',
  ]);
  // A sentence is no type, and a class is a name.
  expect(find('api/button/', 'slot-icon')).toBeUndefined();
  expect(find('api/button/', 'class-root')).toBeUndefined();
  expect(['', 'prop-width', 'member-close'].map((anchor) => find('api/use-box/', anchor))).toEqual([
    '(parameters) => BoxResult',
    'number',
    '() => void',
  ]);
  expect(find('api/events/', 'event-cellClick')).toBe('GridCellParams');
});

it('keeps what pages share once', () => {
  const other: ApiModel = { ...component, props: [], slots: [] };
  const { lists, pages } = signaturesOf([
    { address: 'a/', model: component },
    { address: 'b/', model: other },
    { address: 'c/', model: { ...other, inherited: [] } },
  ]);
  expect(pages).toEqual({ 'a/': [0, 1, 2], 'b/': [1] });
  expect(lists).toHaveLength(3);
});
