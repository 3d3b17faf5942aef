import { patience, serviceState } from './serviceState';

const origin = 'https://sandbox.example';
const refused = () => Promise.reject(new TypeError('Failed to fetch'));
const answer = (status: number) => Promise.resolve({ status } as Response);

it.each([
  [200, 'ready'],
  // It is there; what it thinks of a question without a form does not matter.
  [404, 'ready'],
  [405, 'ready'],
  [500, 'failing'],
  [503, 'failing'],
])('an answer of %i is %s', async (status, state) => {
  expect(await serviceState(origin, () => answer(status))).toBe(state);
});

it('a service that lets nobody read its answer is ready', async () => {
  const ask = jest.fn((_url: unknown, options?: RequestInit) =>
    options?.mode === 'no-cors' ? answer(0) : refused(),
  );
  expect(await serviceState(origin, ask as unknown as typeof fetch)).toBe('ready');
  expect(ask).toHaveBeenCalledTimes(2);
});

it('a blocked network is unreachable', async () => {
  expect(await serviceState(origin, refused)).toBe('unreachable');
});

it('a firewall that swallows questions is unreachable, after a while', async () => {
  const limits: number[] = [];
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    limits.push(limit);
    return AbortSignal.abort(new DOMException('Timed out', 'TimeoutError'));
  });
  const swallowed = (_url: unknown, options?: RequestInit) =>
    new Promise<Response>((_resolve, reject) => {
      if (options?.signal?.aborted) reject(options.signal.reason as Error);
    });
  expect(await serviceState(origin, swallowed as typeof fetch)).toBe('unreachable');
  expect(limits).toEqual([patience, patience]);
});
