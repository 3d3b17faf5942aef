import { allOrFaults, DemoFaults } from './demoFaults';

it('puts the faults of all into one report, each once', async () => {
  const failing = allOrFaults([
    Promise.reject(new DemoFaults(['a.tsx:1:1 x', 'rows.ts:2:1 z'], ['/a.tsx'], ['/gone.ts'])),
    Promise.resolve(1),
    Promise.reject(new DemoFaults(['rows.ts:2:1 z', 'b.tsx:3:1 y'], ['/b.tsx'])),
  ]);
  await expect(failing).rejects.toMatchObject({
    message: 'A demo cannot be built:\na.tsx:1:1 x\nrows.ts:2:1 z\nb.tsx:3:1 y',
    files: ['/a.tsx', '/b.tsx'],
    missing: ['/gone.ts'],
  });
});

it('gives all results, and hides no error of another kind', async () => {
  await expect(allOrFaults([Promise.resolve(1), Promise.resolve(2)])).resolves.toEqual([1, 2]);
  const other = new Error('disk');
  await expect(
    allOrFaults([Promise.reject(new DemoFaults(['a'])), Promise.reject(other)]),
  ).rejects.toBe(other);
});
