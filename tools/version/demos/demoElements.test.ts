import { demoElements } from './demoElements';

const placed = (mdx: string) =>
  demoElements(mdx).map(({ name, start, end }) => [name, mdx.slice(start, end)]);

it('says where each demo begins and ends', () => {
  const one = '<Demo name="One" height={a > b ? 1 : 2} />';
  const two = '<Demo\n  title="/>"\n  name={"Two"}\n>\n  <b>x</b>\n</Demo>';
  expect(placed(`# A\n\n${one}\n\n- ${two} (text) {x}\n${one}`)).toEqual([
    ['One', one],
    ['Two', two],
    ['One', one],
  ]);
});

it.each([
  ['without a name', '<Demo height={1} />'],
  ['whose name is computed', '<Demo name={a} />'],
  ['that is never closed', '<Demo name="One" height={1}\n\n## Next\n'],
  ['of another name', '<Demos name="One" /> <Demo-x name="One" />'],
  ['in code', '`<Demo name="One" />`\n\n```mdx\n<Demo name="One" />\n```\n'],
  ['in a comment', '{/* <Demo name="One" /> */}'],
  ['in a text of another element', `<Note text='<Demo name="One"' />`],
])('passes over one %s', (_what, mdx) => {
  expect(demoElements(mdx)).toEqual([]);
});
