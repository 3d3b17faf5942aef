import { formatJson } from './formatJson';

it('keeps short lists on a line, objects open, and ends with a line break', async () => {
  expect(await formatJson({ list: ['8.9.2'], empty: {} })).toBe(
    '{\n  "list": ["8.9.2"],\n  "empty": {}\n}\n',
  );
  expect(await formatJson(['8.9.2', '7.0.0'])).toBe('["8.9.2", "7.0.0"]\n');
});
