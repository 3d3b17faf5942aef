/** Whether a demo may carry an ad: a feed is configured, and the page has not opted out of ads. */
export function hasDemoAd(root: ParentNode = document): boolean {
  return (
    root.querySelector('meta[name="ad-feed"]') !== null &&
    root.querySelector('[data-ad=""]') !== null
  );
}
