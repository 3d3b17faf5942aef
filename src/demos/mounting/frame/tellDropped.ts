/** How code shows what it has called, with the text that it has given. */
const callOf = (name: string, text?: unknown) =>
  `${name}(${text === undefined ? '' : JSON.stringify(String(text))})`;

/** What a link does that the frame may not, if it does: saves a file, opens a window or leads elsewhere. */
function droppedOf(link: Element): string | undefined {
  const [file, address] = ['download', 'href'].map((name) => link.getAttribute(name));
  if (address == null) return undefined;
  if (file != null) return `<a download="${file}">`;
  const isHere = /^(?:_self)?$/i.test(link.getAttribute('target') ?? '') && address.startsWith('#');
  return isHere ? undefined : `<a href="${address}">`;
}

/**
 * Tells of what the frame's sandbox drops without a word: dialogs of the browser, windows and files, and links, which would take the
 * program away.
 * @param page - the frame's window
 * @param tell - is told what, as code
 */
export function tellDropped(page: Window & typeof globalThis, tell: (what: string) => void): void {
  const { open } = page;
  const drop =
    <Answer>(name: string, answer: Answer) =>
    (text?: unknown): Answer => {
      tell(callOf(name, text));
      return answer;
    };
  Object.assign(page, {
    alert: drop('alert', undefined),
    confirm: drop('confirm', false),
    prompt: drop('prompt', null),
    print: drop('print', undefined),
    open: (...given: Parameters<typeof open>) =>
      given[1] === '_self' ? open.apply(page, given) : drop('open', null)(given[0]),
  });

  const follow = (event: MouseEvent) => {
    const { target, defaultPrevented, ctrlKey, metaKey, shiftKey } = event;
    // A window that the reader asks for by a key is opened.
    if (defaultPrevented || ctrlKey || metaKey || shiftKey) return;
    const link = target instanceof page.Element && target.closest('a, area');
    const dropped = link ? droppedOf(link) : undefined;
    if (dropped === undefined) return;
    event.preventDefault();
    tell(dropped);
  };
  // After the program, which may have done something else instead.
  page.addEventListener('click', follow);
  const { prototype } = page.HTMLElement;
  const { click } = prototype;
  prototype.click = function clickHere() {
    // Of what is not in the page, the window hears nothing.
    if (!this.isConnected) this.addEventListener('click', follow, { once: true });
    click.call(this);
  };
}
