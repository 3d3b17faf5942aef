const hydration =
  'what is left are parsing and laying out the HTML (sources of all demos, rows of the API) and short tasks of hydration, each made four times longer by Lighthouse';

/** Why a target is missed, where that is known, by the id of the target. */
export const missReasons: Readonly<Record<string, string>> = {
  'lighthouse.performance.sorting':
    'two runs half an hour apart gave 98 and 95, as the blocking time went: 159 and 273 ms',
  'lighthouse.performance.api':
    'two runs half an hour apart gave 99 and 97, as the blocking time went: 125 and 191 ms',
  'lighthouse.tbt.introduction': hydration,
  'lighthouse.tbt.sorting': hydration,
  'lighthouse.tbt.api': hydration,
  'navigation.normal':
    'measured until the second frame after the click, so some 33 ms of it are frames; the rest renders the new text in one go',
  'navigation.slow':
    'the text of a page is rendered in one go; stock Docusaurus takes twice as long',
  'demos.aliveWorst.tenDemos':
    'a Data Grid mounts in one piece and takes longer than a frame; the median is met',
  'build.warm':
    'two languages, each bundled from its cache (13 s), rendered (8 s) and indexed (7 s) whole; stock Docusaurus takes as long as the limit for an eighth of the pages',
  'dev.firstPage':
    'without caches the API reference is compiled first, and the page in a second go when it is opened; 7 s from the second start on',
  'dev.edit':
    'the docs plugin reads all its pages again for one that has changed; not looked into further',
};
