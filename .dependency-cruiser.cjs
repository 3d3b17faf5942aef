'use strict';

// For drawings and other tools: the rules themselves are in config/importRules.ts, and `npm run lint:imports` checks them.
//   npx depcruise src plugins config tools --output-type archi | dot -T svg > folders.svg
const { require: requireTypeScript } = require('tsx/cjs/api');

const { importOptions, importRules } = requireTypeScript('./config/importRules.ts', __filename);

module.exports = {
  forbidden: importRules,
  options: {
    ...importOptions,
    tsConfig: { fileName: 'tsconfig.json' },
    reporterOptions: {
      archi: { collapsePattern: '^(src/[^/]+/rules|src/[^/]+|plugins/[^/]+|tools/[^/]+|config)/' },
    },
  },
};
