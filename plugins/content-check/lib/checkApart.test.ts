import { EventEmitter } from 'node:events';
import os from 'node:os';
import type { Answer } from '../checkProcess';
import { checkApart, followSite, type CheckProcess } from './checkApart';
import type { SiteReport } from './checkSite';
import type { Fault } from './types';

const site = {
  siteDir: '/site',
  options: { locales: ['en'] } as unknown as Parameters<typeof followSite>[0]['options'],
};

const report = (...files: string[]): SiteReport => ({
  faults: files.map((file): Fault => ({ file, what: 'is wrong', why: 'So.', mend: 'Mend it.' })),
  counts: {} as SiteReport['counts'],
  unfollowed: 0,
});

/** A process without one: this one's own priority is what it may change. */
class StandIn extends EventEmitter {
  readonly pid = process.pid;
  readonly kill = jest.fn(() => true);
  say(answer: Answer) {
    this.emit('message', answer);
  }
  end(code: number | null, signal: string | null = null) {
    this.emit('exit', code, signal);
  }
}

const asProcess = (child: StandIn) => child as unknown as CheckProcess;

/** A site that is followed by stand-ins, and what its follower has heard. */
function followed() {
  const children: StandIn[] = [];
  const heard: string[] = [];
  followSite(
    site,
    {
      onReport: ({ faults }) => heard.push(`report ${faults.map(({ file }) => file).join()}`),
      onFailure: (reason) => heard.push(`failure: ${reason}`),
      onRecovery: () => heard.push('recovery'),
    },
    () => {
      const child = new StandIn();
      children.push(child);
      return asProcess(child);
    },
  );
  return { children, heard };
}

const others = process.listeners('exit');
const added = () => process.listeners('exit').filter((listener) => !others.includes(listener));

beforeEach(() => void jest.spyOn(os, 'setPriority').mockImplementation(() => {}));
afterEach(() => {
  jest.restoreAllMocks();
  for (const listener of added()) process.removeListener('exit', listener);
});

describe('once', () => {
  test.each<[string, (child: StandIn) => void, RegExp | undefined]>([
    ['a report is the answer', (child) => child.say({ report: report() }), undefined],
    ['a reason is an error', (child) => child.say({ reason: 'no parser' }), /no parser/],
    ['an end without an answer is an error', (child) => child.end(null, 'SIGKILL'), /SIGKILL/],
    ['no process is an error', (child) => child.emit('error', new Error('EAGAIN')), /EAGAIN/],
  ])('%s', async (_name, act, error) => {
    const child = new StandIn();
    const answer = checkApart(site, () => asProcess(child));
    act(child);
    if (error) await expect(answer).rejects.toThrow(error);
    else await expect(answer).resolves.toEqual(report());
  });
});

test('every look is told, and the process gets what is left of the processor', () => {
  const { children, heard } = followed();
  children[0]!.say({ report: report('a', 'b') });
  children[0]!.say({ report: report() });
  expect(heard).toEqual(['report a,b', 'report ']);
  expect(os.setPriority).toHaveBeenCalledWith(
    process.pid,
    os.constants.priority.PRIORITY_BELOW_NORMAL,
  );
});

test('a look that fails is told once, however often it does, and so is that looks are back', () => {
  const { children, heard } = followed();
  children[0]!.say({ report: report('a') });
  children[0]!.say({ reason: 'EACCES' });
  children[0]!.say({ reason: 'EACCES' });
  children[0]!.say({ report: report('a') });
  children[0]!.say({ report: report() });
  expect(heard).toEqual(['report a', 'failure: EACCES', 'recovery', 'report a', 'report ']);
});

test('a process that has died is told once, and another one takes its place', () => {
  const { children, heard } = followed();
  children[0]!.say({ report: report('a') });
  children[0]!.end(null, 'SIGKILL');
  expect(children).toHaveLength(2);
  children[0]!.say({ report: report('old') });
  children[1]!.say({ report: report('a', 'b') });
  expect(heard).toEqual([
    'report a',
    expect.stringMatching(/^failure: .*ended with SIGKILL.*Another one is started/),
    'recovery',
    'report a,b',
  ]);
});

test('one that dies before it has looked is not started again, and what to do is told', () => {
  const { children, heard } = followed();
  children[0]!.end(1);
  expect(children).toHaveLength(1);
  expect(heard).toEqual([expect.stringMatching(/ended with 1.*npm start/)]);
});

test('one that dies again and again is left alone in the end', () => {
  const { children, heard } = followed();
  let deaths = 0;
  for (let child = children[0]; child && deaths < 50; child = children[deaths]) {
    child.say({ report: report() });
    child.end(134);
    deaths += 1;
  }
  expect(deaths).toBe(4);
  expect(heard.at(-1)).toMatch(/End npm start and start it again/);
});

test('a process that cannot be begun is told', () => {
  const { children, heard } = followed();
  children[0]!.emit('error', new Error('spawn EAGAIN'));
  expect(heard).toEqual(['failure: spawn EAGAIN']);
});

test('it ends with the server, whichever it is by then', () => {
  const { children } = followed();
  children[0]!.say({ report: report() });
  children[0]!.end(1);
  expect(added()).toHaveLength(1);
  (added()[0] as (code: number) => void)(0);
  expect(children[1]!.kill).toHaveBeenCalledWith('SIGKILL');
  expect(children[0]!.kill).not.toHaveBeenCalled();
});
