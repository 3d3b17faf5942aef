// The bundler loads this file itself, so it is plain JavaScript.

const call = /scrollAfterNavigation\(\{ location, previousLocation,? \}\);/;

/** Takes out of Docusaurus's own `ClientLifecyclesDispatcher` that it scrolls after a navigation. */
module.exports = function ownScrollLoader(source) {
  if (!call.test(source)) {
    throw new Error(
      'ClientLifecyclesDispatcher of Docusaurus does not scroll by scrollAfterNavigation any more; see plugins/own-document',
    );
  }
  return source.replace(call, '');
};
