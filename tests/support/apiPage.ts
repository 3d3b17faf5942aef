import type {
  ApiComponent,
  ApiGroup,
  ApiMember,
  ApiModel,
  ApiPage,
} from '../../src/api/rules/types';

// Small API pages for unit tests of what writes and shows them.

/** A member of type `string`, with what a test says besides. */
export function apiMember(name: string, more: Partial<ApiMember> = {}): ApiMember {
  return { name, type: { parts: ['string'] }, description: '', ...more };
}

/** A component with one of everything. */
export const apiComponent: ApiComponent = {
  kind: 'component',
  name: 'Button',
  pathname: '/api-docs/button',
  imports: [
    { from: '@mui/material/Button', name: 'default', package: '@mui/material' },
    { from: '@mui/material', name: 'Button', package: '@mui/material' },
  ],
  description: 'Takes <strong>presses</strong>.',
  source: 'https://github.com/mui/material-ui/blob/v7.2.0/Button.js',
  related: [{ name: 'ButtonGroup', pathname: '/api-docs/button-group/' }],
  props: [
    apiMember('color', {
      type: { parts: ['ButtonColor'], expanded: ["'inherit'", ' | ', "'primary'"] },
      default: "'primary'",
    }),
    apiMember('onClick', { required: true }),
    apiMember('size'),
  ],
  inherited: [
    {
      origin: 'ButtonBase',
      pathname: '/api-docs/button-base/',
      members: [apiMember('action'), apiMember('disabled', { type: { parts: ['boolean'] } })],
    },
  ],
  native: { element: 'button', groups: [{ origin: 'ButtonHTMLAttributes', names: ['form'] }] },
  ref: 'HTMLButtonElement',
  themeName: 'MuiButton',
  slots: [{ name: 'startIcon', description: '', default: 'span', className: 'MuiButton-icon' }],
  classes: [{ name: 'root', className: 'MuiButton-root', description: 'The root.' }],
};

/** The page of a model, without demos and facts about versions unless a test gives them. */
export function apiPage(model: ApiModel = apiComponent, more: Partial<ApiPage> = {}): ApiPage {
  return {
    model,
    libraryVersion: '7.2.0',
    demos: { all: [], members: {} },
    titles: {},
    since: {},
    ...more,
  };
}

const base = (name: string) => ({
  name,
  pathname: `/api-docs/${name.toLowerCase()}`,
  imports: [{ from: '@mui/material', name, package: '@mui/material' }],
  description: '',
  related: [],
});

/** A hook with a parameter and a field of what it returns. */
export const apiHook: ApiModel = {
  ...base('useScroll'),
  kind: 'hook',
  signature: { parts: ['(options?: ScrollOptions) => boolean'] },
  parameters: [apiMember('threshold')],
  returned: [apiMember('trigger')],
};

/** An interface or a catalogue with these groups. */
export function apiGroups(
  kind: 'interface' | 'events' | 'selectors',
  name: string,
  groups: ApiGroup[],
): ApiModel {
  return { ...base(name), kind, groups };
}
