/** What the rule reads of a click. */
type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** What the rule reads of a link. */
type Link = Pick<HTMLAnchorElement, 'target' | 'download' | 'protocol'>;

/** Whether a click on a link leads on in this tab, within the site or out of it. */
export function leadsOn(click: Click, { target, download, protocol }: Link): boolean {
  const isPlain =
    click.button === 0 && !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey);
  const isOwnTab = target === '' || target === '_self';
  return isPlain && isOwnTab && download === '' && /^https?:$/.test(protocol);
}
