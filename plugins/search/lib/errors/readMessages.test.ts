import { readMessages } from './readMessages';

it('reads what is thrown, returned and warned of', () => {
  expect(
    readMessages(`
      throw new Error(process.env.NODE_ENV !== "production" ? 'MUI: One ' + "two " + name + '.' : formatErrorMessage(3, name));
      return new TypeError(\`Prop \${a} is not \${b}.\`);
      console.warn(['First line.', \`Second \${line}.\`].join('\\n'));
      warnOnce(['MUI X: Once.', cond && 'more'].filter(Boolean).join('\\n'), 'error');
      showError(['MUI X: Key.', '', 'Text.']);
    `),
  ).toEqual([
    'MUI: One two {}.',
    'Prop {} is not {}.',
    'First line.\nSecond {}.',
    'MUI X: Once.\n{}',
    'MUI X: Key.\n\nText.',
  ]);
});

it('passes over what tells nothing, and says a message once', () => {
  expect(
    readMessages(`console.error(error); throw new Error(); throw new Error(\`\${a}: \${b}\`);
      log('not printed'); throw new Error('Twice'); throw new Error('Twice');`),
  ).toEqual(['Twice']);
  expect(readMessages('export const a = 1;')).toEqual([]);
});
