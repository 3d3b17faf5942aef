import { inHouseNames } from './adState';
import { inHouseLink } from './inHouseLink';

it.each(inHouseNames)('%s leads to its shop and says where from', (name) => {
  const { protocol, hostname, searchParams } = new URL(inHouseLink(name));
  expect(protocol).toBe('https:');
  expect(hostname).toBe(name === 'tidelift' ? 'tidelift.com' : 'mui.com');
  expect(Object.fromEntries(searchParams)).toEqual({
    utm_source: 'docs',
    utm_medium: 'referral',
    utm_campaign: `in-house-${name}`,
  });
});
