const load = (source: string): string =>
  (require('./descriptionLoader.cjs') as (text: string) => string)(source);

it('takes the description of a text away and leaves the text', () => {
  expect(
    load(`translate({
      id: 'a',
      message: 'Save it',
      description: 'Label, "quoted" and it\\'s escaped',
    })`).replace(/\s+/g, ' '),
  ).toBe("translate({ id: 'a', message: 'Save it', })");
  expect(load("translate({ description: 'x', id: 'a', message: 'b' })")).toBe(
    "translate({  id: 'a', message: 'b' })",
  );
});

it('leaves other descriptions alone', () => {
  const source =
    "const page = { description: 'What it is' }; translate({ id: 'a', message: 'b' });";
  expect(load(source)).toBe(source);
});
