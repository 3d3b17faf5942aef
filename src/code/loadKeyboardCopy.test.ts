/** @jest-environment jsdom */
const registerOnce = jest.fn();
jest.mock('./registerKeyboardCopy', () => ({ registerOnce: () => registerOnce() as unknown }));

const arrives = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  jest.resetModules();
  registerOnce.mockClear();
});

it.each(['pointerover', 'focusin', 'keydown'])(
  'waits for a %s, and fetches once however many buttons ask',
  async (type) => {
    const { loadKeyboardCopy } = await import('./loadKeyboardCopy');
    loadKeyboardCopy();
    loadKeyboardCopy();
    await arrives();
    expect(registerOnce).not.toHaveBeenCalled();
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    await arrives();
    expect(registerOnce).toHaveBeenCalledTimes(1);
  },
);
