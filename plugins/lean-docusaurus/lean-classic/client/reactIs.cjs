// react-router asks this in development only, but a bundler cannot leave out what it imports.

exports.isValidElementType = () => true;
