export { dataMessageClass, dataViewClass } from './dataClasses';
export { ChoiceField, FieldRow, SearchField } from './FieldRow';
export { focusView } from './focusView';
export { useChosen } from './useChosen';
export { useFetched } from './useFetched';
export { usePortions } from './usePortions';
