import { loadAutocorrect } from './autocorrect.cjs';

it('answers after it was asked for again, as the check of a development server does', async () => {
  const text = '这是 React组件。'.repeat(2000);
  const first = (await loadAutocorrect()).lintFor(text, 'markdown').lines.length;
  const again = await loadAutocorrect();
  for (let round = 0; round < 20; round += 1) {
    expect(again.lintFor(text, 'markdown').lines).toHaveLength(first);
  }
  expect(first).toBeGreaterThan(0);
});
