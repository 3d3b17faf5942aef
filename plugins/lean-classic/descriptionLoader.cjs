// The bundler loads this file itself, so it is plain JavaScript.

/**
 * Takes the descriptions out of `translate({ id, message, description })`: they tell translators what a text
 * is for, and would ride in every page. One beside a message with braces stays, which costs little.
 */
module.exports = function descriptionLoader(source) {
  return source.replace(
    /(translate\(\s*\{[^{}]*?)\bdescription:\s*(['"`])(?:(?!\2)[^\\]|\\.)*\2,?/gs,
    '$1',
  );
};
