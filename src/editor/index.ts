export { DemoEditor, type DemoEditorProps } from './DemoEditor';
export { PlaygroundEditor } from './PlaygroundEditor';
export { openBench } from './props/openBench';
export { applyKeptEdit } from './share/applyKeptEdit';

/** Trying props needs no field for code, and comes without it. */
export const loadPropsBench = () => import('./props/PropsBench');
