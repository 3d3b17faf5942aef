/** Checks of build/: run after `npm run build`. */
module.exports = {
  ...require('./jest.config.cjs'),
  testMatch: ['<rootDir>/tests/built/**/*.test.ts'],
  testTimeout: 120_000,
};
