const laidOut =
  'what is left are laying out the HTML (previews of demos, rows of the API) and two tasks of 15 to 20 ms, the main script and the first piece, each made four times longer by Lighthouse; single runs lie between 33 and 230 ms';

const arrivedFirst =
  'two kinds of runs: 1.0 to 1.2 s, and 1.4 to 1.65 s where the main script had arrived before the paint, which did not wait for it';

/** Why a target is missed, where that is known, by the id of the target. */
export const missReasons: Readonly<Record<string, string>> = {
  'lighthouse.lcp.introduction': arrivedFirst,
  'lighthouse.lcp.sorting': arrivedFirst,
  'lighthouse.lcp.api': arrivedFirst,
  'lighthouse.accessibility.sorting':
    'the one finding is the contrast of the watermark of the commercial grid, in a build without a licence key; since grids are pre-rendered the HTML has it',
  'lighthouse.tbt.introduction': laidOut,
  'lighthouse.tbt.sorting': laidOut,
  'lighthouse.tbt.api': laidOut,
  'demos.aliveWorst.tenDemos':
    'a Data Grid mounts in one piece and takes longer than a frame; the median is met',
  'build.perPage':
    'bundling two languages; what pages and demos are made of is read by loaders in one thread',
  'build.memory':
    'the bundler, whose memory is native and goes back only with its process, though its two bundles are made in turn',
  'build.warm':
    'one language, whose translation in the other has not changed: starting and loading the site (a third of the time, half of it Node loading packages), bundling from its cache (two fifths), and the search index beside that, which pagefind writes whole; stock Docusaurus takes longer for an eighth of the pages',
  'dev.firstPage':
    'loading the site, compiling the frame, and the page when it is opened; the API reference is compiled beside that',
  'dev.edit':
    'compiling the page and what it says about it takes about as long as in stock Docusaurus; the docs plugin, which reads all pages again, waits for it',
};
