const scripts = new Map<string, Promise<void>>();

/**
 * Runs a script once, however often it is asked for. One that does not arrive is fetched again when it is asked for again.
 * @param src - address on this site
 * @param page - the document; passed in by tests
 * @throws if it does not arrive, naming it
 */
export function loadScript(src: string, page: Document = document): Promise<void> {
  const known = scripts.get(src);
  if (known) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const script = page.createElement('script');
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => {
      scripts.delete(src);
      script.remove();
      reject(new Error(`${src} did not arrive`));
    };
    page.head.append(script);
  });
  scripts.set(src, loading);
  return loading;
}
