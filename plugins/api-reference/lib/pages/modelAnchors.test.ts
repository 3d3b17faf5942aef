import { apiComponent, apiMember } from '../../../../tests/support/apiPage';
import { modelAnchors } from './modelAnchors';

it('are those of all rows of a component', () => {
  expect(
    modelAnchors({
      ...apiComponent,
      props: [apiMember('a')],
      inherited: [{ origin: 'Base', members: [apiMember('b')] }],
      slots: [{ name: 'root', class: '', default: '', description: '' }] as never,
      classes: [{ name: 'root', description: '' }] as never,
    }),
  ).toEqual(['prop-a', 'prop-b', 'slot-root', 'class-root']);
});

it('are those of all groups of an interface', () => {
  expect(
    modelAnchors({
      ...apiComponent,
      kind: 'interface',
      groups: [
        { origin: 'A', members: [apiMember('a')] },
        { origin: 'B', members: [apiMember('b')] },
      ],
    } as never),
  ).toEqual(['member-a', 'member-b']);
});
