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

it('takes it away beside a message with braces, and values stay', () => {
  expect(
    load(
      "translate({ id: 'a', message: 'Copy {subject}', description: 'Name; {subject} is a file' }, { subject })",
    ),
  ).toBe("translate({ id: 'a', message: 'Copy {subject}',  }, { subject })");
});

it('takes it away from an element', () => {
  expect(load('<Translate id="a" description="Heading; name is a file" values={{ name }}>')).toBe(
    '<Translate id="a"  values={{ name }}>',
  );
});

it('leaves other descriptions alone', () => {
  const source =
    "const page = { description: 'What it is' }; translate({ id: 'a', message: 'b' }); const more = <Layout description=\"c\" />;";
  expect(load(source)).toBe(source);
});
