import { validateOptions } from './options';

interface Schema {
  validate: (value: unknown) => { error?: Error; value: unknown };
}

const check = (options: object): unknown =>
  validateOptions({
    options: options as never,
    validate: ((schema: Schema, value: unknown) => {
      const { error, value: valid } = schema.validate(value);
      if (error) throw error;
      return valid;
    }) as never,
  });

it('takes the folder of the plugins for the code by default', () => {
  expect(check({})).toEqual({ code: ['plugins'] });
});

it.each([{ code: [] }, { code: ['plugins', 'config'] }])('takes %j', (options) => {
  expect(check(options)).toEqual(options);
});

it.each([{ code: 'plugins' }, { code: [''] }, { code: [1] }])('refuses %j', (options) => {
  expect(() => check(options)).toThrow(/code/);
});

it('refuses an option that it does not know', () => {
  expect(() => check({ folders: [] })).toThrow(/folders/);
});
