import { swallowedByNpm, withoutOurOptions } from './npmOptions.cjs';

it('names the options that npm kept for itself', () => {
  const npm = {
    npm_config_dry_run: 'true',
    npm_config_next: 'true',
    npm_config_href: 'https://a.b/',
  };
  expect(swallowedByNpm(['--next', '--dry-run'], npm)).toEqual(['--next', '--dry-run']);
  expect(swallowedByNpm(['--href'], { npm_config_dry_run: 'true' })).toEqual([]);
  expect(swallowedByNpm(['--dry-run'], {})).toEqual([]);
});

it('keeps from an inner npm what was meant for the tools, however it is spelt', () => {
  const other = { PATH: '/bin', npm_config_registry: 'https://registry.example.org/' };
  const ours = {
    npm_config_dry_run: 'true',
    NPM_CONFIG_DRY_RUN: 'true',
    'npm_config_dry-run': 'true',
    npm_config_next: 'true',
    npm_config_href: 'https://a.b/',
  };
  expect(withoutOurOptions({ ...other, ...ours })).toEqual(other);
});
