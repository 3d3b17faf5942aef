// What the library imports as a stylesheet, Node would read as a script.
require.extensions['.css'] = () => {};
