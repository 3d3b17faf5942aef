// The bundler loads this file itself, so it is plain JavaScript.

const string = String.raw`'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\`(?:[^\`\\]|\\.)*\``;
const inCall = new RegExp(
  String.raw`(translate\(\s*\{(?:[^{}'"\`]|${string})*?)\bdescription:\s*(?:${string}),?`,
  'gs',
);
const inElement = new RegExp(String.raw`(<Translate\b[^>]*?)\bdescription=(?:${string})`, 'gs');

/**
 * Takes the descriptions out of `translate({ id, message, description })` and `<Translate description="…">`:
 * they tell translators what a text is for, and would ride in every page.
 */
module.exports = function descriptionLoader(source) {
  return source.replace(inCall, '$1').replace(inElement, '$1');
};
