/**
 * Has the browser refuse one of its interfaces: when it is asked for, or when what was made is to observe.
 * @returns takes that back
 */
export function refuseObserver(name: string, step: 'made' | 'used'): () => void {
  const had = Object.getOwnPropertyDescriptor(globalThis, name);
  const refuse = function () {
    throw new TypeError('refused');
  };
  const used = class {
    observe = refuse;
    disconnect() {}
  };
  const value = step === 'made' ? refuse : used;
  Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
  return () => {
    if (had) Object.defineProperty(globalThis, name, had);
    else Reflect.deleteProperty(globalThis, name);
  };
}
