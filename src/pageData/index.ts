export { dataMessageClass, dataViewClass } from './dataClasses';
export { ChoiceField, FieldRow, SearchField } from './FieldRow';
export { useFetched } from './useFetched';
