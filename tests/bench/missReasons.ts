const laidOut =
  'what is left are laying out the HTML (previews of demos, rows of the API) and two tasks of 15 to 20 ms, the main script and the first piece, each made four times longer by Lighthouse; single runs lie between 33 and 230 ms';

/** Why a target is missed, where that is known, by the id of the target. */
export const missReasons: Readonly<Record<string, string>> = {
  'lighthouse.lcp.sorting':
    'two kinds of runs: 1.1 to 1.2 s where the browser paints before it runs the main script, 1.6 to 1.8 s where it does not',
  'lighthouse.tbt.introduction': laidOut,
  'lighthouse.tbt.sorting': laidOut,
  'lighthouse.tbt.api': laidOut,
  'demos.aliveWorst.tenDemos':
    'a Data Grid mounts in one piece and takes longer than a frame; the median is met',
  'build.warm':
    'two languages, each bundled from its cache (13 s), rendered (8 s) and indexed (7 s) whole; stock Docusaurus takes as long as the limit for an eighth of the pages',
  'dev.firstPage':
    'without caches the API reference is compiled first, and the page in a second go when it is opened; 7 s from the second start on',
  'dev.edit':
    'the docs plugin reads all its pages again for one that has changed; not looked into further',
};
