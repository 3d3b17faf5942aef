import { validateOptions } from './options';

interface Schema {
  validate: (value: unknown) => { error?: Error; value: unknown };
}

const check = (options: object): unknown =>
  validateOptions({
    options,
    validate: ((schema: Schema, value: unknown) => {
      const { error, value: valid } = schema.validate(value);
      if (error) throw error;
      return valid;
    }) as never,
  });

it('excludes nothing by default', () => {
  expect(check({})).toEqual({
    exclude: [],
    trees: {},
    synonyms: [],
    errors: { packages: [], sections: [], internal: [] },
  });
});

it.each(['/', '/versions/', '/a/b/'])('takes %s', (path) => {
  expect(check({ exclude: [path] })).toMatchObject({ exclude: [path] });
});

it.each(['versions', '/versions', '/a/?b/', ''])('refuses "%s"', (path) => {
  expect(() => check({ exclude: [path] })).toThrow(/exclude/);
});

it.each([[['modal']], [['Modal', 'dialog']], [['a|b', 'c']], [['tag', 'tag']]])(
  'refuses the synonyms %j',
  (group) => {
    expect(() => check({ synonyms: [group] })).toThrow(/synonyms/);
  },
);

it.each(['/a/', 'a/#b', '/a/#', 'https://example.org/#a'])(
  'refuses %s as what explains a message',
  (to) => {
    const errors = { sections: [{ message: 'MUI: Expected', to }] };
    expect(() => check({ errors })).toThrow(/errors\.sections/);
  },
);

it('refuses an option that it does not know', () => {
  expect(() => check({ include: [] })).toThrow(/include/);
});
