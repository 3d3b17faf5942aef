export { CodeBlock } from './CodeBlock';
export { CodeTabs } from './CodeTabs';
export { CopyButton } from './CopyButton';
export { useCopy } from './useCopy';
