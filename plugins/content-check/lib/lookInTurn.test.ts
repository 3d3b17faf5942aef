import { lookInTurn } from './lookInTurn';

/** Looks that end when the test says so. */
function openLooks() {
  const told: string[] = [];
  const errors: unknown[] = [];
  const looks: { tell: (found: string) => void; end: () => void; fail: (why: Error) => void }[] =
    [];
  const ask = lookInTurn<string>(
    (tell) => new Promise((end, fail) => looks.push({ tell, end, fail })),
    (found) => told.push(found),
    (error) => errors.push(error),
  );
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return { told, errors, looks, ask, settle };
}

test('a look that another one has overtaken tells nothing, and the later one wins', async () => {
  const { told, looks, ask, settle } = openLooks();
  const all = ask();
  void ask();
  await settle();
  expect(looks).toHaveLength(1);
  looks[0]!.tell('old');
  looks[0]!.end();
  await settle();
  expect(looks).toHaveLength(2);
  looks[1]!.tell('new');
  looks[1]!.end();
  await all;
  expect(told).toEqual(['new']);
});

test('however often it is asked for during a look, one more follows', async () => {
  const { looks, ask, settle } = openLooks();
  const all = ask();
  for (let asked = 0; asked < 5; asked += 1) void ask();
  looks[0]!.end();
  await settle();
  looks[1]!.end();
  await all;
  expect(looks).toHaveLength(2);
  void ask();
  await settle();
  expect(looks).toHaveLength(3);
});

test('a look tells as often as it likes while nothing changes', async () => {
  const { told, looks, ask } = openLooks();
  const all = ask();
  looks[0]!.tell('pages');
  looks[0]!.tell('pages and translations');
  looks[0]!.end();
  await all;
  expect(told).toEqual(['pages', 'pages and translations']);
});

test('a look that throws is told, and those behind it go on', async () => {
  const { told, errors, looks, ask, settle } = openLooks();
  let all = ask();
  looks[0]!.fail(new Error('gone'));
  await all;
  expect(errors).toEqual([new Error('gone')]);
  all = ask();
  void ask();
  looks[1]!.fail(new Error('gone meanwhile'));
  await settle();
  looks[2]!.tell('back');
  looks[2]!.end();
  await all;
  expect(errors).toHaveLength(1);
  expect(told).toEqual(['back']);
});
