import type {
  ApiComponent,
  ApiHook,
  ApiInterface,
  ApiMember,
  ApiModel,
  TypePart,
} from '../../../../src/api/rules/types';

/** A member whose type is a text, or names pages. */
export function member(name: string, ...parts: TypePart[]): ApiMember {
  return { name, type: { parts: parts.length > 0 ? parts : ['string'] }, description: '' };
}

const base = (pathname: string, name: string, from: string) => ({
  name,
  pathname,
  imports: [{ from, name, package: from.split('/').slice(0, 2).join('/') }],
  description: '',
  related: [],
});

/** A small component of the reference. */
export function component(
  pathname: string,
  name: string,
  from: string,
  given: Partial<Omit<ApiComponent, 'props'>> & { props?: (string | ApiMember)[] } = {},
): ApiComponent {
  const { props = [], ...rest } = given;
  return {
    ...base(pathname, name, from),
    kind: 'component',
    props: props.map((each) => (typeof each === 'string' ? member(each) : each)),
    inherited: [],
    ref: null,
    slots: [],
    classes: [],
    ...rest,
  };
}

/** A small interface of the reference. */
export function interfaceOf(
  pathname: string,
  name: string,
  from: string,
  fields: string[],
  kind: 'interface' | 'events' | 'selectors' = 'interface',
): ApiModel {
  const groups: ApiInterface['groups'] = [
    { origin: name, members: fields.map((each) => member(each)) },
  ];
  return { ...base(pathname, name, from), kind, groups };
}

/** A small hook of the reference. */
export function hook(
  pathname: string,
  name: string,
  from: string,
  given: { parameters?: string[]; returned?: string[] } = {},
): ApiModel {
  const own: ApiHook = {
    kind: 'hook',
    signature: { parts: ['() => void'] },
    parameters: (given.parameters ?? []).map((each) => member(each)),
    returned: (given.returned ?? []).map((each) => member(each)),
  };
  return { ...base(pathname, name, from), ...own };
}
