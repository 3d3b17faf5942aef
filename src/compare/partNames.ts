import { translate } from '@docusaurus/Translate';
import type { RowKind } from '../history/rules/types';

/** What the parts of the reference are called that a change is of. */
export function partNames(): Record<RowKind, string> {
  return {
    prop: translate({ id: 'compare.prop', message: 'prop', description: 'What a change is of' }),
    member: translate({
      id: 'compare.member',
      message: 'member',
      description: 'What a change is of: a member of an interface',
    }),
    event: translate({ id: 'compare.event', message: 'event', description: 'What a change is of' }),
    selector: translate({
      id: 'compare.selector',
      message: 'selector',
      description: 'What a change is of',
    }),
    slot: translate({ id: 'compare.slot', message: 'slot', description: 'What a change is of' }),
    class: translate({
      id: 'compare.class',
      message: 'CSS class',
      description: 'What a change is of',
    }),
    parameter: translate({
      id: 'compare.parameter',
      message: 'parameter',
      description: 'What a change is of: a parameter of a hook',
    }),
    returned: translate({
      id: 'compare.returned',
      message: 'return value',
      description: 'What a change is of: a field of what a hook returns',
    }),
    signature: translate({
      id: 'compare.signature',
      message: 'signature',
      description: 'What a change is of: the signature of a hook',
    }),
  };
}
