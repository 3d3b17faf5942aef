/**
 * Takes the weak references out of Docusaurus's registry of modules: they are for rendering on the server, and Rspack
 * compiles at once what is named by one, beside an `import()` of the same module too.
 */
module.exports = (source) => source.replace(/require\.resolveWeak\(("[^"]*")\)/g, '$1');
