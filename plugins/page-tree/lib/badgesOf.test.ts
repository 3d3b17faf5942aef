import { badgesOf } from './badgesOf';

it.each([
  [{}, {}],
  [
    { plan: 'pro', unstable: true },
    { plan: 'pro', unstable: true },
  ],
  [
    { newFeature: true, planned: true, unstable: false },
    { newFeature: true, planned: true },
  ],
  [
    { beta: true, deprecated: true, legacy: true },
    { beta: true, deprecated: true, legacy: true },
  ],
  [{ beta: false, deprecated: false, legacy: false, inSideNav: false }, {}],
])('of %j are %j', (fields, badges) => {
  expect(badgesOf({ pathname: '/a', title: 'A', status: 'legacy', ...fields })).toEqual(badges);
});
