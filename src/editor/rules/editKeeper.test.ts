import { createEditKeeper, type EditStorage } from './editKeeper';
import { longestEdit } from './keptEdit';

function memory(): EditStorage & { texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}

const subject = { id: 'docs/components/chips/OrderTags', style: 'system', code: 'ts' };
const edit = (text: string) => ({ digest: '0123', files: { 'OrderTags.tsx': text } });
const mine = edit('mine');

it('gives back what it was given, for each form by itself, until it is reset', () => {
  const storage = memory();
  const open = (change: object = {}) => createEditKeeper(() => storage, { ...subject, ...change });
  const keeper = open();
  expect(keeper.read()).toBeUndefined();
  expect(keeper.keep(edit('m'))).toBe(true);
  expect(keeper.keep(mine)).toBe(true);
  expect(open().read()).toEqual(mine);
  expect(open({ code: 'js' }).read()).toBeUndefined();
  expect(open({ style: 'css' }).read()).toBeUndefined();
  expect(keeper.hasOther()).toBe(false);
  expect(keeper.keep(undefined)).toBe(true);
  expect(storage.texts.size).toBe(0);
});

it('says when the browser does not keep it', () => {
  const refused = () => {
    throw new Error('SecurityError');
  };
  const keeper = createEditKeeper(refused, subject);
  expect(keeper.keep(mine)).toBe(false);
  expect(keeper.read()).toBeUndefined();
  expect(keeper.hasOther()).toBe(false);
  expect(keeper.takeOther()).toBeUndefined();
  keeper.dropOther();
  const full = { ...memory(), setItem: refused };
  expect(createEditKeeper(() => full, subject).keep(mine)).toBe(false);
});

it('keeps nothing that is too long', () => {
  const storage = memory();
  const keeper = createEditKeeper(() => storage, subject);
  expect(keeper.keep(edit('a'.repeat(longestEdit + 1)))).toBe(false);
  expect(storage.texts.size).toBe(0);
});

it('puts aside what it has not shown, and gives it back for what it keeps', () => {
  const storage = memory();
  createEditKeeper(() => storage, subject).keep(mine);
  // Shows the code of a link, and has not read.
  const keeper = createEditKeeper(() => storage, subject);
  expect(keeper.hasOther()).toBe(true);
  const strange = { ...edit('of the link'), held: true };
  keeper.keep(edit('of the'));
  keeper.keep(strange);
  const next = createEditKeeper(() => storage, subject);
  expect(next.read()).toEqual(strange);
  expect(next.hasOther()).toBe(true);
  expect(next.takeOther()).toEqual(mine);
  expect(createEditKeeper(() => storage, subject).read()).toEqual(mine);
  expect(next.takeOther()).toEqual(strange);
  next.dropOther();
  expect(next.hasOther()).toBe(false);
  expect(createEditKeeper(() => storage, subject).read()).toEqual(strange);
});

it('shows what is kept instead of what it has not kept, and can drop it', () => {
  const storage = memory();
  const first = createEditKeeper(() => storage, subject);
  first.keep(mine);
  expect(createEditKeeper(() => storage, subject).takeOther()).toEqual(mine);
  expect(storage.texts.size).toBe(1);
  createEditKeeper(() => storage, subject).dropOther();
  expect(storage.texts.size).toBe(0);
});

it('loses no work of another tab, also where nothing is changed any more here', () => {
  const storage = memory();
  const [one, two] = [0, 1].map(() => createEditKeeper(() => storage, subject));
  one!.read();
  two!.read();
  one!.keep(mine);
  two!.keep(edit('theirs'));
  expect(two!.takeOther()).toEqual(mine);
  one!.read();
  two!.keep(edit('theirs'));
  one!.keep(undefined);
  expect(one!.takeOther()).toEqual(edit('theirs'));
});

it('puts aside what is given up, and gives it back in place of what came after it', () => {
  const storage = memory();
  const keeper = createEditKeeper(() => storage, subject);
  keeper.keep(mine);
  keeper.putAside();
  expect(createEditKeeper(() => storage, subject).read()).toBeUndefined();
  expect(keeper.hasOther()).toBe(true);
  keeper.keep(mine);
  expect(keeper.hasOther()).toBe(false);
  keeper.putAside();
  keeper.keep(edit('begun anew'));
  expect(keeper.takeOther()).toEqual(mine);
  expect(createEditKeeper(() => storage, subject).read()).toEqual(mine);
  expect(keeper.takeOther()).toEqual(edit('begun anew'));
});

it('puts nothing aside but what it has shown', () => {
  const storage = memory();
  const [one, two] = [0, 1].map(() => createEditKeeper(() => storage, subject));
  one!.putAside();
  expect(one!.hasOther()).toBe(false);
  one!.keep(mine);
  two!.keep(edit('theirs'));
  one!.putAside();
  expect(two!.takeOther()).toEqual(mine);
  expect(two!.takeOther()).toEqual(edit('theirs'));
});

it('overwrites nothing for which there is no room beside it', () => {
  const storage = memory();
  createEditKeeper(() => storage, subject).keep(mine);
  const setItem = () => {
    throw new Error('QuotaExceededError');
  };
  const keeper = createEditKeeper(() => ({ ...storage, setItem }), subject);
  expect(keeper.keep(edit('of a link'))).toBe(false);
  expect(createEditKeeper(() => storage, subject).read()).toEqual(mine);
});
