import { test } from '@playwright/test';
import { ChangingHost } from './changingHost';

/**
 * Gives each test of a file a host of its own, which runs as long as the test.
 * @returns the host of the test that is running
 */
export function hostOfEachTest(): () => ChangingHost {
  let host: ChangingHost;
  test.beforeEach(async ({ baseURL }) => {
    host = new ChangingHost(baseURL!);
    await host.start();
  });
  test.afterEach(() => host.stop());
  return () => host;
}
