import { listProcesses, parsePs, parseStat } from './listProcesses';

it('reads a line of /proc, whatever the program is called', () => {
  const fields = Array.from({ length: 50 }, (_, index) => String(index));
  fields.splice(0, 4, '42', '(a) b (c)', 'S', '7');
  fields[23] = '3';
  expect(parseStat(fields.join(' '), 4096)).toEqual({ id: 42, parent: 7, bytes: 12_288 });
});

it('reads no process from another line', () => {
  expect(parseStat('', 4096)).toBeUndefined();
});

it('reads the lines of ps, in KiB', () => {
  expect(parsePs('    1     0  2048\n  300     1    10\n')).toEqual([
    { id: 1, parent: 0, bytes: 2_097_152 },
    { id: 300, parent: 1, bytes: 10_240 },
  ]);
});

it('finds this very process with its memory', () => {
  const own = listProcesses().find(({ id }) => id === process.pid);
  expect(own?.parent).toBe(process.ppid);
  expect(own?.bytes).toBeGreaterThan(10_000_000);
});
