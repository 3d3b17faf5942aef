import fc from 'fast-check';
import { registry } from '../../preferences/rules/registry';
import { asksForSource, demoAnchors, sourceLink } from './sourceLink';

const name = fc.stringMatching(/^[A-Z][A-Za-z0-9]{0,20}$/);
const code = fc.constantFrom(...registry.code.values);
const style = fc.constantFrom(...registry.style.values);

it('keeps the address and its query, and replaces its fragment', () => {
  expect(
    sourceLink('https://a.example/zh/components/tabs/?mode=dark#api', {
      demo: 'OrderTags',
      code: 'JS',
      style: 'tailwind',
    }),
  ).toBe('https://a.example/zh/components/tabs/?mode=dark#tailwind-OrderTags.js');
});

it('writes links that open exactly that demo', () => {
  fc.assert(
    fc.property(name, name, code, style, (demo, other, c, s) => {
      const { hash } = new URL(sourceLink('https://a.example/', { demo, code: c, style: s }));
      expect(asksForSource(hash, demo)).toBe(true);
      expect(asksForSource(hash, other)).toBe(other === demo);
    }),
  );
});

it('does not open a source for a bare name', () => {
  expect(asksForSource('#OrderTags', 'OrderTags')).toBe(false);
  expect(asksForSource('', 'OrderTags')).toBe(false);
});

it('names every fragment of a demo, each of which but the bare name opens it', () => {
  const [bare, ...others] = demoAnchors('OrderTags');
  expect(bare).toBe('OrderTags');
  expect(others).toHaveLength(8);
  expect(others.every((anchor) => asksForSource(`#${anchor}`, 'OrderTags'))).toBe(true);
});
