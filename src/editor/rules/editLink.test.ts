import { parseCodeHash } from '../../preferences/rules/codeHash';
import { editLink } from './editLink';

it('opens the source of the demo in the same form', () => {
  const hash = { demo: 'OrderTags', code: 'JS', style: 'css' } as const;
  const address = editLink('https://docs.test/components/chips/?a=b#old', 'edit=a_b~css.', hash);
  expect(address).toBe('https://docs.test/components/chips/?a=b#edit=a_b~css.css-OrderTags.js');
  expect(parseCodeHash(new URL(address).hash)).toEqual(hash);
});
