export { DemoEditor, type DemoEditorProps } from './DemoEditor';
export { PlaygroundEditor } from './PlaygroundEditor';
export { openBench } from './props/openBench';
export { readHandover } from './share/handover';

/** Trying props needs no field for code, and comes without it. */
export const loadPropsBench = () => import('./props/PropsBench');
