// The part of `tslib` that `@docusaurus/utils-common` uses in the browser: the whole costs every page 4 kB.

exports.__importDefault = (module) => (module && module.__esModule ? module : { default: module });
